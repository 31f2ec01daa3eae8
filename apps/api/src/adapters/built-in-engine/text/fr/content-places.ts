import type { ContentText } from "../content-text.ts";

/** What each platform asks for, in French. */
export const places: ContentText["places"] = {
  instagram: {
    calls: ["Enregistre-la pour plus tard.", "Envoie-la à quelqu’un."],
    scriptFormat: "Reel, vertical, 30 secondes",
    outlineFormat: "Carrousel de sept images",
    sections: [
      ["Image 1 · La promesse", "Sept mots au plus, lisibles en tout petit", "Une photo qui montre le résultat"],
      ["Image 2 · Le problème", "L’erreur la plus courante : {mistake}", "Une phrase sur ce qu’elle coûte"],
      ["Image 3 · Première étape", "La plus petite version que l’on peut finir aujourd’hui"],
      ["Image 4 · Deuxième étape", "Un seul changement, avec une photo avant et une après"],
      ["Image 5 · Troisième étape", "Le résultat, et le temps qu’il a vraiment fallu"],
      ["Image 6 · Une vraie question", "« {question} »", "Ta réponse en une phrase à toi"],
      ["Image 7 · La fin", "{close}", "{call}"],
    ],
    tag: "#InstaReels",
  },
  tiktok: {
    calls: ["Abonne-toi pour la suite.", "Reste jusqu’au bout."],
    scriptFormat: "Vidéo verticale, 35 secondes",
    outlineFormat: "Vidéo verticale en cinq temps",
    sections: [
      ["0–2 s · L’image qui arrête", "Montre le résultat avant de dire un mot", "Le sujet en grandes lettres"],
      ["2–8 s · La tension", "{hook}", "L’erreur que tout le monde connaît : {mistake}"],
      [
        "8–20 s · Le tournant",
        "Ce que tu fais à la place, en une prise",
        "Une nouvelle image toutes les trois secondes",
      ],
      ["20–30 s · La preuve", "Avant et après, côte à côte", "Réponse à l’écran : « {question} »"],
      ["30–35 s · La boucle", "{close} {call}", "Termine sur l’image du début"],
    ],
    tag: "#PourToi",
  },
  youtube: {
    calls: ["Abonne-toi pour la suite.", "Dis-moi tout plus bas."],
    scriptFormat: "Vidéo, horizontale, environ 5 minutes",
    outlineFormat: "Vidéo d’environ neuf minutes, en chapitres",
    sections: [
      ["0:00 · La promesse", "{hook}", "Montre le résultat trois secondes, puis dis à qui tu t’adresses"],
      ["0:45 · Le point de départ", "D’où tu pars, avec un exemple honnête", "Ce qu’il faut, et ce qu’il ne faut pas"],
      ["1:45 · L’erreur", "La plus courante : {mistake}", "Montre-la, et où elle mène"],
      [
        "3:00 · Trois étapes",
        "La plus petite version pour aujourd’hui",
        "Un changement, avant et après",
        "Le signe que ça marche",
      ],
      ["6:15 · Une vraie question", "« {question} »", "Ta réponse, avec sa seule exception"],
      ["7:30 · Le résultat", "Ce que ça a donné, en chiffres et en jours", "Ce que tu ferais autrement"],
      ["8:30 · La fin", "{close}", "{call} Renvoie vers une vidéo sur le même sujet"],
    ],
    tag: "#CréateursYouTube",
  },
  facebook: {
    calls: ["Et toi, ton expérience ?", "Partage-la dans ton groupe."],
    scriptFormat: "Reel sous-titré, 60 secondes",
    outlineFormat: "Publication qui lance la conversation, avec trois photos ou un Reel",
    sections: [
      ["Ouverture", "{hook}", "Les deux premières lignes doivent suffire sans « Voir plus »"],
      ["Ton histoire", "Un moment, un lieu, une chose qui a mal tourné", "L’erreur que beaucoup partagent : {mistake}"],
      ["Ce qui a aidé", "Trois lignes courtes, une étape par ligne", "Une photo avant et une après"],
      ["La question", "« {question} »", "Demande une expérience, pas un avis"],
      ["Ensuite", "{close} {call}", "Réponds aux dix premiers commentaires par une question"],
    ],
    tag: "#ReelsFacebook",
  },
  other: {
    calls: ["Dis-moi ce que tu en penses.", "Fais passer à quelqu’un."],
    scriptFormat: "Vidéo courte, 35 secondes",
    outlineFormat: "Publication en cinq parties",
    sections: [
      ["La promesse", "{hook}", "Une photo qui montre le résultat"],
      ["Le problème", "L’erreur la plus courante : {mistake}", "Une phrase sur ce qu’elle coûte"],
      [
        "Le chemin",
        "La plus petite version pour aujourd’hui",
        "Un changement, avant et après",
        "Le signe que ça marche",
      ],
      ["Une vraie question", "« {question} »", "Ta réponse en une phrase à toi"],
      ["La fin", "{close}", "{call}"],
    ],
    tag: "#CréationDeContenu",
  },
};
