import type { Text } from "../namespaces.ts";

export const text: Text<"engagement"> = {
  lead: "Rencontre les personnes derrière les chiffres, et donne-leur de quoi répondre.",
  stats: {
    label: "Totaux",
    followers: "Total des abonnés",
    comments: "Total des commentaires",
    likes: "Total des j’aime",
    rate: "Taux d’engagement",
  },
  insight: {
    waiting_one: "{{count}} personne attend ta réponse. Réponds dans les 2 heures, tant que les gens sont encore là.",
    waiting_other:
      "{{count}} personnes attendent ta réponse. Réponds dans les 2 heures, tant que les gens sont encore là.",
    answer: "Répondre à {{name}}",
  },
  reply: {
    label: "Ta réponse à {{name}}",
    placeholder: "Écris une réponse…",
    soon: "Les réponses aux commentaires d’exemple ne sont jamais envoyées.",
    draft: "Brouillon",
    saved: "Brouillon enregistré dans ce navigateur. Les réponses d’exemple ne sont jamais envoyées.",
  },
  tabs: { comments: "Commentaires", prompts: "Idées de discussion", insights: "Ta communauté" },
  comments: {
    title: "Commentaires récents",
    waiting_one: "{{count}} attend une réponse",
    waiting_other: "{{count}} attendent une réponse",
    needsReply: "Réponse attendue",
    likes_one: "j’aime",
    likes_other: "j’aime",
    like: "J’aime",
    reply: "Répondre",
    to: "{{action}} : {{name}}",
  },
  prompts: {
    title: "Des idées pour ta prochaine publication",
    use: "Utiliser cette idée",
    engagement: { High: "Engagement élevé", Medium: "Engagement moyen" },
  },
  tips: {
    title: "Conseils de pro",
    reply: "Réponds dans les 2 heures, tant que les gens sont encore là.",
    ask: "Pose des questions pour donner envie de répondre.",
    polls: "Utilise des sondages et des questions dans tes stories.",
    live: "Organise une séance de questions-réponses en direct.",
  },
  insights: {
    responseRate: "Taux de réponse",
    answered: "Tu réponds à {{share}} des commentaires que tu reçois.",
    responseTime: "Temps de réponse moyen",
    ofGoal: "sur ton objectif de {{goal}}",
    top: "Contenus au plus fort engagement",
    likes_one: "{{likes}} j’aime",
    likes_other: "{{likes}} j’aime",
    comments_one: "{{comments}} commentaire",
    comments_other: "{{comments}} commentaires",
    opportunities: "Pistes de croissance",
    followUp: "Préparer une suite",
    followUpTo: "La suite de « {{title}} »",
    write: "Écrire la publication",
    actionOn: "{{action}} : {{title}}",
  },
  sample: {
    comments: {
      flatmates: "Fait pour ma coloc, et personne n’a cru aux 20 minutes. Tu sers quoi avec ?",
      swap: "L’astuce de la poêle a sauvé mon dîner. Ça marche aussi sur l’induction ?",
      food: "Enfin une chaîne de recettes qui commence par ce qu’on mange.",
      freeze: "Est-ce que je peux congeler la soupe avec le citron déjà dedans ?",
      spices: "J’ai acheté quatre de tes huit bocaux et mon riz n’a jamais été aussi bon.",
      kids: "Mes enfants ont mangé les légumes. Je répète : ils ont mangé les légumes.",
    },
    prompts: {
      tonight: { prompt: "Qu’est-ce qu’on mange chez toi ce soir ?", category: "Question ouverte" },
      choose: { prompt: "Soupe ou ragoût ? Tu choisis, je cuisine.", category: "Sondage" },
      worst: { prompt: "Quelle est ta pire catastrophe en cuisine ?", category: "Anecdote" },
      show: { prompt: "Montre-moi ta version, je partage mes préférées.", category: "Défi" },
      teach: { prompt: "Quel plat devrais-je apprendre de toi ?", category: "Communauté" },
      never: { prompt: "Quel ingrédient n’achèterais-tu plus jamais ?", category: "Avis" },
    },
    top: {
      soup: "Soupe de lentilles en dix minutes",
      noodles: "Nouilles du soir",
      knife: "Trois coupes à connaître",
    },
    opportunities: {
      live: {
        title: "Passe en direct le jeudi",
        description: "La plupart de tes abonnés sont en ligne de 19 h à 21 h.",
      },
      stories: {
        title: "Pose une question par jour",
        description: "Les stories avec une question reçoivent trois fois plus de réponses.",
      },
      evening: {
        title: "Réponds en fin de journée",
        description: "Une réponse le soir même donne envie de revenir.",
      },
    },
  },
};
