import type { ContentText } from "../content-text.ts";
import { places } from "./content-places.ts";

/** What captions, scripts, outlines and ideas are made of, in French. */
export const content: ContentText = {
  topic: "Ce que tu sais faire de mieux",
  forAudience: "Pour {audience}.",
  colon: " : ",
  leadingFor: /^pour\s+/iu,
  labels: { audience: "Pour", tone: "Ton", say: "Dis", show: "Montre", caption: "Légende" },
  tones: {
    Motivational: {
      lines: [
        "un petit pas aujourd’hui vaut mieux qu’un plan parfait 🌱",
        "tu y es presque, plus que tu ne crois 💪",
        "commence avant d’attendre le bon moment 🚀",
      ],
      voice: "avec chaleur et sans détour ; regarde l’objectif",
      hooks: [
        "Il ne te faut pas plus de temps. Il te faut un premier pas.",
        "Si tu attendais un signe pour commencer, le voici.",
      ],
      close: "Commence aujourd’hui, même petit. La semaine prochaine, tu ne le regretteras pas.",
      tag: "#OnNeLâcheRien",
    },
    Educational: {
      lines: [
        "la chose à bien faire en premier 💡",
        "trois étapes, dans l’ordre qui marche 📌",
        "ce qui compte, et ce que tu peux sauter 🔎",
      ],
      voice: "avec calme et clarté ; une idée par phrase",
      hooks: [
        "Presque tout le monde se trompe ici, pour une raison très simple. La voici.",
        "Trois étapes, dans le bon ordre, et tout devient clair.",
      ],
      close: "Essaie une fois cette semaine et dis-moi ce qui a changé.",
      tag: "#ApprendreChaqueJour",
    },
    Casual: {
      lines: [
        "voilà comment ça se passe chez moi 👋",
        "sans filtre, juste ce qui marche pour moi 🙃",
        "aujourd’hui, on fait simple ☕",
      ],
      voice: "comme à une personne proche ; garde les petits ratés",
      hooks: [
        "Bon, je fais vite, parce qu’on me le demande souvent.",
        "J’allais faire quelque chose de très chic. Et puis non.",
      ],
      close: "Voilà, c’est tout. Raconte-moi comment ça se passe pour toi.",
      tag: "#LaVraieVie",
    },
    Professional: {
      lines: [
        "ce qui marche, et pourquoi.",
        "une méthode claire en trois étapes.",
        "le détail qui fait la différence.",
      ],
      voice: "avec sobriété et précision ; des chiffres plutôt que des adjectifs",
      hooks: [
        "Ce qui marche, pourquoi ça marche, et combien de temps il faut.",
        "Une méthode, trois étapes, et le résultat auquel s’attendre.",
      ],
      close: "Teste pendant une semaine et compare avec tes résultats d’aujourd’hui.",
      tag: "#BonnesPratiques",
    },
    Funny: {
      lines: [
        "l’attente, la réalité, et un petit goûter 😅",
        "je fais les recherches, tu fais la sieste 😴",
        "j’ai tout raté pour que tu réussisses 🙈",
      ],
      voice: "avec le plus grand sérieux ; une courte pause avant la chute",
      hooks: [
        "J’ai raté ça si longtemps que je pourrais en faire un diplôme.",
        "Personne ne l’a demandé, donc j’ai essayé.",
      ],
      close: "Si ça marche, identifie-moi. Sinon, on ne se connaît pas.",
      tag: "#OnEnRigole",
    },
  },
  places,
  script: {
    hook: ["Accroche", "{opening}", "Le résultat en gros plan, déjà en mouvement. Le sujet en grandes lettres."],
    mistake: [
      "L’erreur",
      "L’erreur que je vois le plus : {mistake}.",
      "La mauvaise façon pendant deux secondes, puis un arrêt net.",
    ],
    first: [
      "Étape 1",
      "D’abord, la plus petite version que tu peux finir aujourd’hui.",
      "Les mains ou l’écran, de près. Sans coupe.",
    ],
    second: ["Étape 2", "Ensuite, change une seule chose, pour voir ce qu’elle fait.", "Avant et après, côte à côte."],
    result: [
      "Étape 3",
      "Maintenant, regarde le résultat et dis ce que tu referais.",
      "Le résultat final, immobile pendant deux secondes.",
    ],
    question: [
      "Une vraie question",
      "« {question} » Ma réponse courte : [une phrase tirée de ton expérience].",
      "La question en texte à l’écran.",
    ],
    close: ["Fin", "{close} {call}", "Ton visage ou le résultat final. La dernière phrase en texte."],
  },
  questions: ["Par où commencer ?", "De quoi a-t-on vraiment besoin ?", "Combien de temps faut-il ?"],
  ideas: {
    mistakes: ["trois erreurs qui m’ont fait perdre du temps", "Erreurs"],
    change: ["avant et après en 15 secondes", "Résultats"],
    first: ["le premier pas en une seule prise", "Tutoriel"],
    behind: ["ce qui se passe en coulisses", "Coulisses"],
    questions: ["tes questions, mes réponses en 60 secondes", "Questions"],
    week: ["une semaine, un changement, un résultat", "Défi"],
    tools: ["ce que j’utilise vraiment, et ce que je laisse", "Outils"],
    story: ["comment tout a commencé", "Histoire"],
  },
};
