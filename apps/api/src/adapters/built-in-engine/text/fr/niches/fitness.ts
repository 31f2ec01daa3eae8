import type { NicheText } from "../../plan-text.ts";

/** Workouts, strength and training at home or at the gym. */
export const fitness: NicheText = {
  name: "fitness",
  audience: "celles et ceux qui veulent se remettre en forme et tenir",
  themes: [
    "Technique et exécution sans blessure",
    "Des entraînements pour de vrais emplois du temps",
    "Des transformations racontées honnêtement",
  ],
  tags: ["#ConseilsFitness", "#SportALaMaison", "#BonneTechnique", "#RenforcementMusculaire"],
  hooks: [
    "Ton problème n’est pas le squat, c’est l’échauffement",
    "Sans salle ni matériel, douze minutes : voici l’entraînement",
    "La première semaine, ne compte pas les calories ; compte ça",
  ],
  questions: [
    "Combien d’entraînements par semaine faut-il vraiment ?",
    "Pourquoi ai-je mal aux genoux en squat ?",
    "Comment reprendre l’entraînement après une longue pause ?",
  ],
  mistakes: [
    "laisser les genoux rentrer vers l’intérieur au squat",
    "sauter l’échauffement faute de temps",
    "changer de programme d’entraînement chaque semaine",
  ],
  series: ["Vendredi technique", "L’entraînement de douze minutes"],
  ideas: [
    [
      "Filme une vérification de technique : la mauvaise répétition et la bonne",
      "Choisis squat, pompe ou rowing et filme de profil, deux répétitions lentes de chaque. Affiche la consigne qui corrige, comme « pousse le sol », et reste sous 30 secondes.",
    ],
    [
      "Montre un échauffement de quatre mouvements à enregistrer",
      "Quatre mouvements de mobilité, 30 secondes chacun, en une prise avec chrono à l’écran. Dis quelle articulation chacun prépare et invite à l’enregistrer pour la prochaine séance.",
    ],
    [
      "Décline un même entraînement en trois niveaux",
      "Les cinq mêmes exercices pour débutant, intermédiaire et avancé, côte à côte. Demande quel niveau on a terminé et réponds par un réglage pour chaque personne.",
    ],
    [
      "Filme une séance d’entraînement complète en 40 secondes",
      "Un clip par exercice, répétitions et repos à l’écran, la série dure gardée. Termine par une phrase sincère : ton état en arrivant, ton état en repartant.",
    ],
    [
      "Mets un mythe du fitness à l’épreuve de ton entraînement",
      "Choisis-en un, comme « plus on transpire, plus on perd de graisse », dis ce qu’on sait en mots simples et montre l’exercice que tu ferais. Invite aux doutes et réponds à trois personnes.",
    ],
  ],
  proof: [
    "Raconte une transformation avec ses chiffres",
    "La tienne ou celle d’un client, avec son accord : le départ, les séances par semaine, les semaines, la charge ou l’effort avant et après. Garde le coup de mou et évite les photos sans contexte.",
  ],
};
