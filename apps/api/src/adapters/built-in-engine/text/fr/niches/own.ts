import type { NicheText } from "../../plan-text.ts";

/** Any subject we have no words for: the creator's own carry it. */
export const own: NicheText = {
  name: "ce que tu sais faire de mieux",
  audience: "celles et ceux que le sujet intrigue",
  themes: [
    "Premiers pas et matériel : {topic}",
    "Les coulisses, essais ratés compris",
    "Des gens, des histoires, des résultats : {audience}",
  ],
  tags: ["#CommentFaire", "#DepuisZero", "#OutilsEtAstuces", "#PremiersPas"],
  hooks: [
    "Ce que personne ne te dit au début : {topic}",
    "30 jours d’essai, et une surprise : {topic}",
    "Trois choses que je ferais autrement : {topic}",
  ],
  questions: [
    "{topic} : par où commencer ?",
    "{topic} : de quoi a-t-on vraiment besoin ?",
    "{topic} : combien de temps pour prendre le coup de main ?",
  ],
  mistakes: [
    "tout acheter avant d’avoir essayé une seule fois",
    "copier les experts et sauter les bases",
    "abandonner juste avant que ça devienne facile",
  ],
  series: ["{topic} en une minute", "Une question par semaine : {topic}"],
  ideas: [
    [
      "Explique ton sujet à quelqu’un qui n’en a jamais entendu parler : {topic}",
      "60 secondes, aucun mot technique sans exemple, un objet en main. Teste-le sur un proche : s’il peut le redire, publie.",
    ],
    [
      "Montre tout ce que tu utilises : {topic}",
      "Un plan du dessus, chaque chose nommée, son prix, et celle dont tu pourrais te passer. Finis par la façon la moins chère de commencer.",
    ],
    [
      "Filme un essai du début à la fin : {topic}",
      "Garde le passage raté. Accélère jusqu’à 30 secondes, écris à l’écran ce que tu changerais et demande à qui c’est déjà arrivé.",
    ],
    [
      "Compare débutant et habitué : {topic}",
      "La même petite tâche faite des deux façons, côte à côte. Nomme la seule différence qui compte vraiment et comment la travailler en dix minutes.",
    ],
    [
      "Raconte ton chemin jusqu’ici : {topic}",
      "Trois photos ou clips : avant, le déclic, aujourd’hui. Une phrase pour chacun, et une sur ce que ça peut apporter à ton public ({audience}).",
    ],
  ],
  proof: [
    "Montre un vrai résultat : {topic}",
    "Le tien ou celui de quelqu’un, avec son accord : le point de départ, ce qui a été fait, le temps passé, ce qui reste difficile. Des dates et des chiffres plutôt que des adjectifs.",
  ],
};
