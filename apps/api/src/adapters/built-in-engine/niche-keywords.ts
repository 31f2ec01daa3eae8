export type KnownNiche =
  | "fitness"
  | "sports"
  | "baking"
  | "food"
  | "beauty"
  | "fashion"
  | "tech"
  | "gaming"
  | "travel"
  | "finance"
  | "business"
  | "education"
  | "family"
  | "music"
  | "craft"
  | "comedy"
  | "wellness"
  | "pets"
  | "home";

/**
 * Folded keywords of the three languages, between commas; "word*" is a beginning, "=word" the whole answer,
 * the rest whole words. When two niches are equally meant, the one further up wins.
 */
export const nicheWords: readonly (readonly [KnownNiche, string])[] = [
  [
    "fitness",
    `fitness, workout*, gym, gimnasio, exercise*, ejercicio*, exercice physique, musculation*, muscul*, strength,
    fuerza, weight loss, perder peso, perte de poids, perdre du poids, adelgazar, maigrir, bodybuild*, calisthenic*,
    calistenia, crossfit, hiit, pilates, personal train*, entrenador* personal*, entrenamiento*, entrenar,
    remise en forme, sport a la maison, coach sportif, coach sportive, squat*, kettlebell*, cardio,
    preparacion fisica, en forma`,
  ],
  [
    "sports",
    `surfing, surfer*, =surf, sport*, deporte*, football*, futbol*, soccer, basketball, baloncesto, basket ball,
    tennis, tenis, padel, golf, running, runner*, marathon*, maraton*, trail, course a pied, triat*, cycling,
    cyclis*, ciclis*, velo, swim*, natacion, natation, skate*, ski, climb*, escalad*, boxing, boxeo, boxe, mma,
    judo, karate, rugby, volley*, handball, martial art*, artes marciales, arts martiaux, athlet*, atlet*,
    formula 1, f1`,
  ],
  [
    "baking",
    `=pain, pain maison, pain au, pains, =pastel, pie, pies, dessert*, postre*, donut*, chocolat*, baking, baker*,
    bake*, cake*, bread*, sourdough, cookie*, pastry, pastries, cupcake*, pan casero, panader*, masa madre,
    reposter*, pasteler*, pasteles, tarta*, bizcocho*, galleta*, patisser*, boulang*, levain, gateau*, brioche*,
    viennoiserie*, macaron*, hornea*`,
  ],
  [
    "food",
    `food*, cook*, recipe*, chef*, kitchen*, cuisin*, recette*, cocin*, receta*, comida*, gastronom*, vegan*,
    vegetarian*, meal*, restaurant*, bbq, barbecue, barbacoa, grill*, nutrition*, nutricion*, coffee, cafe, wine*,
    vino*, vin, cocktail*, batch cooking, street food, tapas`,
  ],
  [
    "beauty",
    `=unas, unas de gel, unas acrilicas, manicur*, beauty, beaute, belleza, makeup, make up, maquill*, skincare,
    skin care, skin, piel, peau, cuidado facial, soin*, hair*, cabello*, pelo, cheveu*, coiff*, peluqu*, nail*,
    ongle*, cosmetic*, cosmetique*, perfume*, parfum*, lashes, estetic*, esthetic*, barber*, barba, barbe`,
  ],
  [
    "fashion",
    `=mode, mode femme, mode homme, mode ethique, mode responsable, mode durable, =style, personal style,
    street style, slow fashion, fashion*, moda, styling, stylis*, estilis*, outfit*, clothes, clothing, ropa,
    vetement*, thrift*, vintage, segunda mano, seconde main, friperie*, streetwear, sneaker*, zapatilla*, wardrobe,
    armario, garde robe, dressing, jewel*, joyas, bijou*, modest*, sewing clothes`,
  ],
  [
    "tech",
    `=ai, ai tools, ai news, generative ai, chatgpt, =apple, apple watch, phones, =phone, =code, tech*, tecno*,
    gadget*, smartphone*, telefono*, movil*, android, iphone*, software, hardware, programming, programm*,
    programac*, coding, codigo, developer*, desarroll* web, developpe*, web dev*, ia, artificial intelligence,
    inteligencia artificial, intelligence artificielle, computer*, ordenador*, ordinateur*, informati*, cybersec*,
    cibersegur*, cybersecurite, robot*, 3d print*, impresion 3d, app, apps, linux, data science, productivity app*`,
  ],
  [
    "gaming",
    `gamer*, =games, video game*, mobile game*, board game*, =juegos, juegos de mesa, =jeux, gaming, gamer*,
    videogame*, videojuego*, jeux video, jeu video, esport*, e sport*, minecraft, fortnite, valorant,
    league of legends, roblox, gta, nintendo, playstation, xbox, speedrun*, streaming, streamer*, twitch, rpg,
    retrogaming`,
  ],
  [
    "travel",
    `travel*, trip*, viaj*, voyag*, backpack*, mochiler*, sac a dos, van life, vanlife, tourism*, turismo, tourisme,
    hik*, senderis*, randonn*, road trip, nomad*, destination*, destino*, hotel*, camping, flight*, vuelo*,
    escapada*, aventur*, adventure*`,
  ],
  [
    "finance",
    `financ*, finanz*, invest*, inversion*, inverti*, budget*, presupuesto*, saving*, ahorr*, epargn*, crypto*,
    cripto*, stock market, stocks, bolsa, bourse, trading, debt*, deuda*, dette*, tax*, impuesto*, impot*,
    retirement, jubilacion, retraite, frugal*, money, argent, dinero`,
  ],
  [
    "business",
    `business*, negocio*, entrepreneur*, emprend*, empresa*, entreprise*, startup*, start up*, marketing, freelanc*,
    ecommerce, e commerce, dropship*, real estate, inmobiliari*, immobilier*, sales coach*, consult*, career*,
    carrera profesional, carriere*, emploi, empleo, leadership, liderazgo, productivity, productividad,
    productivite, seo, linkedin, branding`,
  ],
  [
    "family",
    `family, families, familia*, famille*, parent*, mom, moms, mum, mums, motherhood, mother*, mama, mamas, madre*,
    maternidad, maternite, maman*, dad, dads, father*, padre*, papa, papas, crianza, baby, babies, bebe*, toddler*,
    kid, kids, children, nino*, enfant*, pregnan*, embarazo*, grossesse*, homeschool*, montessori`,
  ],
  [
    "music",
    `bajo electrico, bass guitar, singing, singer*, =sing, music*, musiq*, guitar*, piano*, singer*, cantar,
    cantante*, canto, chant*, dj, rap, hip hop, beats, beatmak*, produc* musical*, song*, cancion*, chanson*, drum*,
    bateria, batterie, violin*, violon*, jazz, dance*, dancing, baile*, bailar, danse*`,
  ],
  [
    "craft",
    `drawing*, =draw, art, arts, arte, artist*, artiste*, craft*, handmade, hecho a mano, fait main, manualidad*,
    artesan*, artisan*, paint*, pintura*, pintar, peint*, dibuj*, dessin*, illustrat*, ilustrac*, ceramic*,
    ceramique*, pottery, poterie*, knit*, tejer, tejido*, tricot*, crochet*, ganchillo, sew*, costura, couture,
    embroider*, bordad*, broderie*, woodwork*, carpinter*, menuiserie, weav*, photography, fotograf*, photograph*,
    calligraph*, caligraf*, candle*, jewelry making, watercolor*, watercolour*, acuarela*, aquarelle*, scrapbook*,
    resin*, origami`,
  ],
  [
    "education",
    `book, books, booktok, study*, studies, student*, estudiar, estudiante*, estudios, educat*, educac*, language*,
    idioma*, langue*, english, ingles, anglais, spanish, espanol, espagnol, french, frances, francais, grammar,
    gramatica, grammaire, math*, matematic*, science*, ciencia*, history, historia, histoire, etud*, exam*,
    teacher*, school*, escuela*, ecole*, universi*, tutor*, physic*, fisica, chemis*, quimic*, chimi*, biolog*,
    libro*, lectura, livre*, lecture, philosoph*, filosof*`,
  ],
  [
    "comedy",
    `=series, tv series, films, =film, comed*, funny, humor*, humour*, stand up, standup, sketch*, joke*, chiste*,
    blague*, prank*, broma*, parod*, meme*, entertain*, entreten*, divertiss*, movie*, film review*, cine,
    pelicula*, cinema, tv, anime*, manga*, celebrit*, pop culture, cultura pop, magic trick*, magia, magie,
    storytime*`,
  ],
  [
    "wellness",
    `wellness, wellbeing, well being, bienestar, bien etre, mindful*, meditat*, meditac*, meditation*, yoga,
    mental health, salud mental, sante mentale, psycholog*, psicolog*, therap*, terap*, anxi*, ansiedad, stress,
    estres, sleep, sueno, sommeil, self care, autocuidado, personal growth, crecimiento personal,
    developpement personnel, desarrollo personal, motivat*, motivac*, spiritual*, espiritual*, astrolog*, tarot,
    breathwork, respiracion, respiration, journaling, burnout, health*, salud, sante, naturopath*`,
  ],
  [
    "pets",
    `=chat, mon chat, pet, pets, mascota*, animal*, animaux, dog*, perro*, chien*, puppy, puppies, cachorro*, chiot*,
    cat, cats, gato*, chats, kitten*, chaton*, horse*, caballo*, cheval, chevaux, equitation, bird*, rabbit*,
    lapin*, conejo*, aquarium*, acuario*, veterinar*, reptil*`,
  ],
  [
    "home",
    `home decor*, home, hogar, decor*, interior*, interieur*, maison, diy, bricola*, garden*, jardin*, plant, plants,
    planta*, plantes, potager*, huerto*, vegetable garden, homestead*, renovat*, reform*, organiz*, organis*,
    declutter*, cleaning, limpieza, menage, rangement, furniture, mueble*, meuble*, tiny house, permacult*`,
  ],
];
