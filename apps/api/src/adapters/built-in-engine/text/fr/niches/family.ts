import type { NicheText } from "../../plan-text.ts";

/** Parents and children. */
export const family: NicheText = {
  name: "vie de famille",
  audience: "les parents qui veulent des journées plus calmes",
  themes: [
    "Des scènes du quotidien avec une issue",
    "Des activités avec ce qu’on a chez soi",
    "Parler vrai de la vie de parent",
  ],
  tags: ["#ParentaliteReelle", "#VieDeFamille", "#ActivitesEnfants", "#ConseilsParents"],
  hooks: [
    "Ce que je dis à la place de « calme-toi »",
    "Cinq minutes qui sauvent nos matins",
    "Personne ne m’avait dit ça de la deuxième année",
  ],
  questions: ["Comment l’endormir sans bataille ?", "Que faire un après-midi de pluie ?", "Comment arrêter de crier ?"],
  mistakes: [
    "expliquer longuement en pleine crise",
    "remplir chaque minute du week-end",
    "comparer son enfant à celui d’à côté",
  ],
  series: ["Une phrase qui aide", "SOS jour de pluie"],
  ideas: [
    [
      "Joue une scène du quotidien, avant et après",
      "Chaussures, dîner ou coucher : d’abord la phrase que tout le monde dit, puis celle qui marche mieux chez toi. Pas de visage d’enfant ; une poupée ou tes mains suffisent.",
    ],
    [
      "Filme une activité avec trois choses de la maison",
      "Le matériel, la minute de préparation, la durée, le rangement. Donne l’âge et dis franchement si tu as pu boire un café pendant ce temps.",
    ],
    [
      "Montre un vrai matin avec les heures à l’écran",
      "Six clips du réveil à la porte, une chose ratée et le changement que tu essaieras demain. Demande aux autres où ça coince.",
    ],
    [
      "Fais une liste à enregistrer : le sac en cinq minutes",
      "Pour une sortie, le médecin ou la rentrée : dix choses, dont celle que tout le monde oublie. Une seule image, à capturer.",
    ],
    [
      "Parle une minute de ce que les parents disent rarement",
      "Un sentiment, un moment, une chose qui a aidé. Protège l’intimité de ton enfant : raconte ta part, pas la sienne.",
    ],
  ],
  proof: [
    "Fais le point sur une routine après deux semaines",
    "Ce que tu as essayé, combien de jours ça a marché, à quoi ressemblait le soir difficile. Donne la version minimale pour qui n’a que cinq minutes.",
  ],
};
