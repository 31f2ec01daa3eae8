import type { NicheText } from "../../plan-text.ts";

/** Make-up, skin, hair and nails. */
export const beauty: NicheText = {
  name: "beauté",
  audience: "celles et ceux qui cherchent une routine qui leur va",
  themes: [
    "Des routines selon la peau, les cheveux, l’occasion",
    "Des produits testés sur des semaines",
    "Des gestes pour mains normales",
  ],
  tags: ["#ConseilsBeaute", "#RoutineSoin", "#MaquillageFacile", "#AvisHonnete"],
  hooks: [
    "J’ai arrêté ça 30 jours, regarde ma peau",
    "Deux produits, cinq minutes, et c’est prêt",
    "Tu les appliques dans le mauvais ordre",
  ],
  questions: [
    "Dans quel ordre appliquer ces produits ?",
    "Qu’est-ce qui convient à une peau sensible ?",
    "Comment faire tenir toute la journée ?",
  ],
  mistakes: [
    "essayer cinq nouveaux produits la même semaine",
    "choisir sa teinte de fond de teint sur la main",
    "frotter plus fort quand la peau est irritée",
  ],
  series: ["Produits finis sans filtre", "Visage prêt en cinq minutes"],
  ideas: [
    [
      "Filme une routine à la lumière du jour, sans filtre",
      "Face à une fenêtre, montre chaque produit deux secondes, la quantité et la zone. Affiche ton type de peau ou de cheveux, pour que chacun sache si ça le concerne.",
    ],
    [
      "Teste un produit pendant sept jours",
      "Même endroit, même lumière, même heure, une photo par jour. Dis ce qui a changé, ce qui n’a pas bougé, le coût par usage et qui devrait s’en passer.",
    ],
    [
      "Enseigne un geste sur la moitié du visage ou une mèche",
      "D’un côté la façon habituelle, de l’autre la tienne, sans coupe. Nomme le mouvement de la main qui fait la différence.",
    ],
    [
      "Compare une version abordable et une version chère",
      "Applique les deux, vérifie après quatre puis huit heures et montre la texture de près. Dis laquelle tu rachèterais avec ton argent.",
    ],
    [
      "Recrée un look avec trois produits que tout le monde possède",
      "Prends-en un qu’on voit partout et refais-le avec des basiques en moins de cinq minutes. Liste les remplacements et demande quel look simplifier ensuite.",
    ],
  ],
  proof: [
    "Montre un résultat après quatre semaines de routine",
    "Le tien ou celui d’une cliente, avec son accord : même angle, même lumière, dates à l’écran, produits nommés. Dis ce que la routine ne peut pas régler et quand consulter.",
  ],
};
