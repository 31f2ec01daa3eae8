import type { Language } from "@trellis/contract/fields";

/** A creator's niche, two topics of posts, and folded stems of the niche's vocabulary. */
export interface Niche {
  readonly topic: string;
  readonly posts: readonly [string, string];
  readonly words: readonly string[];
}

const niche = (topic: string, posts: readonly [string, string], words: string): Niche => ({
  topic,
  posts,
  words: words.split(" "),
});

/** Topics that say nothing about the niche. A post about them can reflect the niche only through the account. */
export const plainPosts: Readonly<Record<Language, readonly string[]>> = {
  en: ["a mistake I made", "how I started", "what I’d do differently"],
  es: ["un error que cometí", "cómo empecé", "lo que haría distinto"],
  fr: ["une erreur que j’ai faite", "comment j’ai commencé", "ce que je ferais autrement"],
};

/** Ten unrelated niches in each language. */
export const niches: Readonly<Record<Language, readonly Niche[]>> = {
  en: [
    niche(
      "home cooking",
      ["Sunday dinner", "leftovers"],
      "cook recipe kitchen pan pot oven plate salt spice sauce taste flavor meal dish ingredient fridge pantry knife stove simmer season bite eat food hungry chop skillet lunch supper dinner",
    ),
    niche(
      "specialty coffee",
      ["my morning cup", "a new grinder"],
      "coffee espresso brew bean roast grind barista cup crema latte filter shot pour dose mug cafe sip extraction bloom portafilter milk kettle",
    ),
    niche(
      "strength training",
      ["leg day", "rest days"],
      "train workout rep set squat deadlift lift muscle gym barbell dumbbell weight strength strong push plank warm sweat kettlebell session form stretch sore exercise body",
    ),
    niche(
      "urban gardening",
      ["tomatoes on a balcony", "first frost"],
      "garden plant pot soil seed water sow grow balcony root leaf leaves harvest compost bloom prune sun herb bed seedling shoot dig green",
    ),
    niche(
      "personal finance",
      ["my emergency fund", "paying off a loan"],
      "money budget save saving spend account debt invest bill income expense cash interest bank paycheck cent dollar cost payday transfer rent fund price",
    ),
    niche(
      "budget travel",
      ["three days in Lisbon", "packing light"],
      "travel trip flight hostel train backpack city map ticket route passport luggage suitcase hotel itinerary journey destination bag station bus arrive street abroad local",
    ),
    niche(
      "skincare for sensitive skin",
      ["my evening routine", "sunscreen"],
      "skin cream serum cleanser spf moisturizer face sunscreen routine mask acid oil pore redness barrier layer patch product ingredient cheek glow",
    ),
    niche(
      "dog training",
      ["recall in the park", "a new puppy"],
      "dog puppy leash treat walk bark paw trainer sit command tail breed recall park reward sniff pup owner collar vet crate",
    ),
    niche(
      "blues guitar",
      ["my first solo", "slow practice"],
      "guitar chord string riff fret solo blues amp tune note strum lick bend scale pick song practice metronome ear jam finger tone groove bar",
    ),
    niche(
      "sewing clothes",
      ["my first dress", "a broken zip"],
      "sew fabric pattern stitch seam hem thread needle machine cut pin dress fit button garment cloth scissors iron tailor wear sleeve zip cotton",
    ),
  ],
  es: [
    niche(
      "cocina casera",
      ["la comida del domingo", "las sobras"],
      "cocin recet sarten olla horno plato sal especia salsa sabor comida ingrediente nevera refrigerador despensa cuchillo fuego mesa comer cena almuerzo hambre bocado sofrito picar caldo",
    ),
    niche(
      "café de especialidad",
      ["mi primera taza del día", "un molino nuevo"],
      "cafe espresso grano tueste tostad molienda molino barista taza crema leche filtro preparacion extraccion sorbo dosis cafetera aroma agua",
    ),
    niche(
      "entrenamiento de fuerza",
      ["día de piernas", "los días de descanso"],
      "entren rutina repeticion serie sentadilla peso musc gimnasio gym barra mancuerna fuerza fuerte flexion plancha sudor calent ejercicio cuerpo agujetas tecnica levant",
    ),
    niche(
      "huerto urbano",
      ["tomates en el balcón", "la primera helada"],
      "huert plant maceta tierra semilla reg sembr siembra crec balcon raiz hoja cosech compost poda sol hierba brote jardin riego verde cultiv",
    ),
    niche(
      "finanzas personales",
      ["mi fondo de emergencia", "terminar de pagar un préstamo"],
      "diner ahorr presupuest gast cuenta deuda invers invert factura ingreso efectivo interes banco sueldo nomina euro peso costo precio tarjeta alquiler fondo cuota",
    ),
    niche(
      "viajes con poco dinero",
      ["tres días en Lisboa", "equipaje ligero"],
      "viaj vuelo hostal tren mochila ciudad mapa boleto billete ruta pasaporte maleta hotel itinerario destino estacion autobus llegar calle aeropuerto escapada lugar",
    ),
    niche(
      "cuidado de la piel sensible",
      ["mi rutina de noche", "el protector solar"],
      "piel crema serum limpiador spf hidrat rostro cara protector rutina mascarilla acido aceite poro rojez barrera capa producto ingrediente mejilla brillo dermat",
    ),
    niche(
      "adiestramiento de perros",
      ["la llamada en el parque", "un cachorro nuevo"],
      "perr cachorr correa premio pase ladr pata adiestr sientate orden cola raza llamada parque hocico olfat collar veterinari golosina mascota",
    ),
    niche(
      "guitarra blues",
      ["mi primer solo", "practicar despacio"],
      "guitarr acorde cuerda riff traste solo blues amplificador afin nota rasgue escala pua cancion practic metronomo oido dedo tono ritmo compas tocar improvis",
    ),
    niche(
      "costura de ropa",
      ["mi primer vestido", "una cremallera rota"],
      "cos costura tela patron puntada dobladillo hilo aguja maquina corte alfiler vestido boton prenda ropa tijera plancha talla manga cremallera algodon costur",
    ),
  ],
  fr: [
    niche(
      "cuisine maison",
      ["le repas du dimanche", "les restes"],
      "cuisin recette poele casserole four assiette sel epice sauce gout saveur repas plat ingredient frigo placard couteau feu table manger diner dejeuner faim bouchee mijot cuire cuisson",
    ),
    niche(
      "café de spécialité",
      ["ma première tasse du matin", "un nouveau moulin"],
      "cafe espresso expresso grain torref mouture moulin barista tasse crema lait filtre extraction gorgee dose arome eau cafetiere infus",
    ),
    niche(
      "musculation",
      ["la séance jambes", "les jours de repos"],
      "entrain seance repetition serie squat poids muscl salle barre haltere force pompe planche sueur echauff exercice corps courbature technique soulev charge traction",
    ),
    niche(
      "potager urbain",
      ["des tomates au balcon", "les premières gelées"],
      "potager jardin plant pot terre graine arros sem pouss balcon racine feuille recolt compost taill soleil herbe semis cultiv vert rempot",
    ),
    niche(
      "finances personnelles",
      ["mon épargne de précaution", "la fin d’un crédit"],
      "argent epargn budget depens compte dette invest facture revenu interet banque salaire euro cout prix carte loyer virement economi placement credit",
    ),
    niche(
      "voyages à petit budget",
      ["trois jours à Lisbonne", "voyager léger"],
      "voyag vol auberge train sac ville carte billet itineraire passeport bagage valise hotel destination gare bus arriv rue aeroport escapade trajet etape depart",
    ),
    niche(
      "soins pour peaux sensibles",
      ["ma routine du soir", "la crème solaire"],
      "peau creme serum nettoyant spf hydrat visage solaire routine masque acide huile pore rougeur barriere couche produit ingredient joue eclat dermat soin",
    ),
    niche(
      "éducation canine",
      ["le rappel au parc", "un nouveau chiot"],
      "chien chiot laisse friandise promen aboi patte educat assis ordre queue race rappel parc recompense flair collier veterinaire museau maitre balade",
    ),
    niche(
      "guitare blues",
      ["mon premier solo", "travailler lentement"],
      "guitar accord corde riff frette solo blues ampli note gamme mediator morceau chanson metronome oreille doigt ton rythme mesure jouer impro groove solfege musicien",
    ),
    niche(
      "couture de vêtements",
      ["ma première robe", "une fermeture cassée"],
      "coud cous coutur tissu patron point ourlet fil aiguille machine coupe epingle robe bouton vetement ciseaux repass taille manche fermeture coton pli",
    ),
  ],
};

/** Twelve unrelated topics in each language. */
export const topics: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "sourdough bread",
    "marathon training",
    "watercolor painting",
    "saving for a house",
    "horror novels",
    "electric bikes",
    "newborn sleep",
    "learning Japanese",
    "thrifted outfits",
    "home espresso",
    "balcony tomatoes",
    "retro video games",
  ],
  es: [
    "pan de masa madre",
    "correr un maratón",
    "acuarela",
    "ahorrar para una casa",
    "novelas de terror",
    "bicicletas eléctricas",
    "el sueño del bebé",
    "aprender japonés",
    "ropa de segunda mano",
    "café en casa",
    "tomates en el balcón",
    "videojuegos retro",
  ],
  fr: [
    "pain au levain",
    "courir un marathon",
    "aquarelle",
    "épargner pour une maison",
    "romans d’horreur",
    "vélos électriques",
    "sommeil du nourrisson",
    "apprendre le japonais",
    "mode de seconde main",
    "café à la maison",
    "tomates au balcon",
    "jeux vidéo rétro",
  ],
};
