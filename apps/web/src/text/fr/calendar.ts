import type { Text } from "../namespaces.ts";

/** Le calendrier de contenu. */
export const text: Text<"calendar"> = {
  lead: "Vois ce qui sort, quand, et où il reste de la place.",
  add: "Ajouter du contenu",
  plan: "Calendrier",
  view: "Affichage",
  span: { week: "Semaine", month: "Mois" },
  before: { week: "La semaine précédente", month: "Le mois précédent" },
  after: { week: "La semaine suivante", month: "Le mois suivant" },
  today: "Aujourd’hui",
  empty: { week: "Rien de prévu cette semaine.", month: "Rien de prévu ce mois-ci." },
  further_one: "+{{count}} autre",
  further_other: "+{{count}} autres",
  legend: "Ce que veulent dire les symboles",
  status: { scheduled: "Programmé", draft: "Brouillon", planned: "Prévu" },
  type: { Post: "Publication", Story: "Story", Reel: "Reel", Video: "Vidéo" },
  media: { image: "Photo", video: "Vidéo", story: "Story" },
  hashtags: "Hashtags",
  dialog: {
    edit: "Modifier le contenu",
    unsaved: "Il reste sur cette page seulement : rien n’est enregistré.",
    close: "Fermer",
    title: "Titre",
    platform: "Plateforme",
    when: "Date et heure",
    type: "Format",
    cancel: "Annuler",
    change: "Appliquer",
    delete: "Supprimer",
  },
  issue: {
    titleRequired: "Donne-lui un titre",
    titleTooLong: "{{count}} caractères au maximum",
    whenRequired: "Choisis une date et une heure",
  },
  news: {
    added: "Ajouté à cette page. Rien n’est enregistré.",
    changed: "Modifié sur cette page. Rien n’est enregistré.",
    restored: "De retour dans le calendrier.",
  },
  deleted: "« {{title}} » est supprimé de cette page.",
  undo: "Rétablir",
  times: "Meilleures heures pour publier",
  suggestions: "Idées de contenu",
  sample: {
    bread: {
      title: "Pain sans pétrissage",
      caption: "Quatre ingrédients, un saladier et une nuit d’attente.",
      hashtags: "#pain #cuisinelente",
    },
    herbs: {
      title: "Des herbes fraîches une semaine",
      caption: "Un verre d’eau, un sac et une étagère au frais.",
      hashtags: "#herbes #zérodéchet",
    },
    market: {
      title: "Le marché tout en couleurs",
      caption: "Tout ce panier a coûté moins cher qu’un repas livré. Je cuisine quoi d’abord ?",
      hashtags: "#jourdemarché #desaison",
    },
    pan: {
      title: "Une poêle, zéro désordre",
      caption: "Un dîner pour deux et une seule poêle à laver.",
      hashtags: "#unepoêle #dînerfacile",
    },
    poll: {
      title: "Sondage : soupe ou ragoût ?",
      caption: "Tu choisis, je le cuisine ce soir.",
      hashtags: "#sondage",
    },
    soup: {
      title: "Soupe de lentilles en dix minutes",
      caption: "La soupe que je fais quand je n’ai le temps de rien d’autre.",
      hashtags: "#lentilles #dînerrapide",
    },
    knife: {
      title: "Trois coupes à connaître",
      caption: "Lentement d’abord, vite ensuite : trois coupes qui rendent tout facile.",
      hashtags: "#couteau #astucescuisine",
    },
    noodles: {
      title: "Nouilles du soir",
      caption: "Cinq choses du placard, un très bon bol.",
      hashtags: "#nouilles #placard",
    },
    shelf: {
      title: "Mon étagère à épices",
      caption: "Les huit bocaux que je rachèterais demain.",
      hashtags: "#épices #cuisine",
    },
    budget: {
      title: "Une semaine de dîners pour 30",
      caption: "Sept dîners, une liste de courses et rien à jeter.",
      hashtags: "#petitbudget #cuisinemaison",
    },
    answers: {
      title: "Tes questions, mes réponses",
      caption: "Tes questions sur le congélateur, le sel et la vaisselle.",
      hashtags: "#tesquestions",
    },
    picnic: {
      title: "Un pique-nique en bocal",
      caption: "Quatre couches qui tiennent jusqu’au parc.",
      hashtags: "#piquenique #salade",
    },
  },
  ideas: {
    shopping: {
      title: "Ce que j’achète en une semaine",
      description: "Montre ton panier et dis pourquoi chaque chose y est.",
      category: "Quotidien",
    },
    minute: {
      title: "Une astuce en une minute",
      description: "Une seule astuce de cuisine, du problème à l’assiette.",
      category: "Tutoriel",
    },
    kitchen: {
      title: "Cuisine avec moi, en direct",
      description: "Une heure dans ta cuisine avec les questions du chat.",
      category: "Communauté",
    },
    leftovers: {
      title: "Avant et après : les restes",
      description: "Deux photos qui donnent envie de garder la recette.",
      category: "Recette",
    },
  },
};
