import type { NicheText } from "../../plan-text.ts";

/** Home, garden and do-it-yourself. */
export const home: NicheText = {
  name: "maison et jardin",
  audience: "celles et ceux qui veulent un intérieur qui leur facilite la vie",
  themes: ["Avant et après, avec le coût", "De petits projets d’un après-midi", "Saisons, soins et entretien"],
  tags: ["#IdeesMaison", "#FaitesLeVousMeme", "#AstucesJardin", "#AvantApres"],
  hooks: [
    "Ce coin a coûté moins qu’un dîner dehors",
    "Tu arroses au mauvais moment",
    "Fais ça avant d’acheter une boîte de plus",
  ],
  questions: [
    "Par où commencer dans un petit espace ?",
    "Est-ce possible en location ?",
    "Pourquoi les feuilles jaunissent-elles ?",
  ],
  mistakes: [
    "acheter des boîtes avant d’avoir trié",
    "choisir la couleur sur un échantillon minuscule",
    "arroser selon le calendrier au lieu de toucher la terre",
  ],
  series: ["Un coin par semaine", "Projet du samedi"],
  ideas: [
    [
      "Filme un coin avant et après depuis le même point",
      "Marque la position de la caméra avec du ruban, filme le milieu en accéléré, affiche coût et heures. Montre le désordre entre les deux : c’est lui qui inspire confiance.",
    ],
    [
      "Montre un projet d’un après-midi, étape par étape",
      "Outils, matériaux avec prix, cinq étapes et l’endroit où ça rate souvent. Moins de 60 secondes, la liste complète en légende.",
    ],
    [
      "Compare deux façons de faire la même chose",
      "Économique et chère, rapide et durable : les deux à l’image, puis le même endroit deux semaines après. Dis laquelle tu referais, et où.",
    ],
    [
      "Résous sur photo un souci de plante, de mur ou de rangement",
      "Demande des images, choisis-en une, nomme la cause et le premier geste pour ce week-end. Garde les autres pour les épisodes suivants.",
    ],
    [
      "Fais visiter avec trois choses que tu changerais",
      "Trente secondes, sans ranger, trois regrets et ce qu’ils t’ont appris. Demande ce qu’on ferait du pire.",
    ],
  ],
  proof: [
    "Reviens sur un projet des mois après",
    "Ce qui a tenu, ce qui a cassé, le coût de l’entretien, filmés sous le même angle. Donne une note sincère et l’amélioration à faire.",
  ],
};
