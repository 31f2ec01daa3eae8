import type { ChatText } from "./chat-text.ts";

const twoSteps = "{one}\n{oneHow}\n\n{two}\n{twoHow}";

/** The chat in French. */
export const chatFr: ChatText = {
  answers: {
    greeting: [
      "Bonjour. Je connais ton sujet ({topic}), ton public ({audience}) et ton objectif ({goal}).\n\nDemande-moi des idées de publications, des accroches, des hashtags, des horaires, ou comment grandir sur {platform}.",
      "Un plaisir de te lire. On cherche la prochaine publication sur {topic}, ou ce qui te rapproche de ton objectif : {goal} ?",
    ],
    thanks: [
      "Avec plaisir. Un petit pas de plus : mets ce qui t’a plu dans ton calendrier, avec un jour et une heure, sinon cela restera une idée.",
      "De rien. Quand la publication sera en ligne, note au bout de 48 heures ses enregistrements et ses partages, et raconte-moi : la prochaine idée n’en sera que meilleure.",
    ],
    who: [
      "Je donne des conseils pour grandir en créant du contenu, à partir de ce que tu as dit à Trellis : {topic} pour {audience}, sur {platform}.\n\nJe peux t’aider pour :\n• les idées et les accroches\n• les hashtags et les horaires\n• la croissance, les commentaires et la communauté\n• gagner de l’argent avec ton contenu\n• YouTube, Instagram, TikTok et Facebook",
    ],
    ideas: [
      `Deux publications sur {topic} à faire cette semaine :\n\n${twoSteps}\n\nDemande-m’en une autre, et je continue.`,
      `En voici deux autres, pensées pour {audience} :\n\n${twoSteps}`,
    ],
    hooks: [
      "Trois accroches qui vont avec {topic} :\n\n1. {one}\n2. {two}\n3. {three}\n\nDis la phrase avant tout le reste, sans salutation, et montre le résultat dans les deux premières secondes. Essaie-en deux sur la même vidéo et garde celle qui retient le plus de monde à la troisième seconde.",
      "Une accroche marche quand les gens qui l’entendent ({audience}) y reconnaissent leur propre situation. Pars d’une question qu’on te pose vraiment, comme « {question} », et réponds-y avant la moitié.\n\nEnsuite, essaie celles-ci :\n• {one}\n• {two}",
    ],
    hashtags: [
      "Pour ta prochaine publication sur {topic} :\n\n{tags}\n\nPrends-en cinq à huit : trois qui nomment le sujet, deux pour les gens à qui tu parles, un ou deux plus larges. Changes-en deux à chaque fois et garde ceux qui amènent des vues de gens qui ne te suivent pas encore.",
      "Les hashtags disent à {platform} de quoi parle une publication ; ils ne la portent pas. Mets aussi dans la première ligne et à l’écran les mots que les gens cherchent ({topic}). Ceux-ci vont avec :\n\n{tags}",
    ],
    times: [
      "Un rythme qui convient à ton public ({audience}) :\n\n{times}\n\nTiens-le trois semaines avant d’en juger, et reste une demi-heure après chaque publication pour les premières réponses. Décale ensuite de deux heures le créneau le plus faible.",
      "La régularité compte plus que l’heure parfaite. Commence ainsi :\n\n{times}\n\nPrépare deux publications d’avance, pour qu’une semaine chargée ne casse pas le rythme. Dès que tu as 20 publications, tes propres chiffres valent mieux que les miens.",
    ],
    growth: [
      "Pour ton objectif ({goal}), je ferais trois choses :\n\n1. Une promesse. Ton profil doit dire en une ligne ce que tu apportes et à qui : {topic}, {audience}.\n2. Une série. « {series} » donne une raison de revenir.\n3. Les partages avant les j’aime. Termine par quelque chose qui vaut d’être envoyé : une liste, une comparaison, une erreur à éviter.\n\nNe regarde qu’un chiffre pendant trois semaines : les nouveaux abonnés pour mille vues.",
      "Les nouveaux viennent par ce qui se partage. Prends ta meilleure publication sur {topic}, refais-la en deux fois plus court avec une autre première phrase, et réponds-y à « {question} ».\n\nPuis travaille avec un autre compte dont le public est aussi le tien ({audience}) : une publication à deux rapporte plus que dix en solo.",
    ],
    engagement: [
      "On répond aux questions qui prennent trois secondes. Sous ta prochaine publication sur {topic}, ne demande pas « Qu’en penses-tu ? » : donne le choix entre deux options et réponds en premier.\n\nÀ chaque commentaire de la première heure, réponds par une question. Fais du meilleur ta prochaine publication : « {question} » serait un bon début.",
      "Fais-en un petit rituel : « {series} », toujours le même jour. Nomme les gens dont tu traites la question et ouvre la veille un sondage dans tes Stories ou ton onglet communauté.\n\n{audience} : que tout le monde sente que, sans ses questions, la publication n’existerait pas.",
    ],
    money: [
      "Il ne te faut pas un grand public, mais un public clair. Trois voies, dans cet ordre :\n\n1. Quelque chose de petit et à toi sur {topic} : un guide, un modèle, une heure de conseil.\n2. Des liens d’affiliation vers deux ou trois choses que tu utilises vraiment.\n3. Des marques : écris à cinq qui parlent déjà à ton public ({audience}), avec une idée concrète pour chacune et tes chiffres des 30 derniers jours.\n\nSignale ce qui est payé et ne promets rien que tu ne dirais à un proche.",
      "Pour les marques, prépare une page : qui tu touches ({audience}), ce que tu publies ({topic}), trois chiffres, deux publications qui ont marché et un prix par format.\n\nCompte les heures que te coûte une publication et ajoute à part l’usage de tes images dans leurs publicités. Demande la moitié d’avance.",
    ],
    series: [
      "Deux séries qui te vont :\n\n• {one}\n• {two}\n\nMême titre, même jour, même premier plan. Prévois cinq épisodes avant de publier le premier : si cinq sont durs à trouver, le sujet est trop étroit.",
    ],
    mistakes: [
      "Ce qu’on voit le plus souvent ({topic}) :\n\n1. {one}\n2. {two}\n3. {three}\n\nChacune est aussi une publication : montre-la, dis pourquoi elle arrive et mets à côté la bonne façon de faire.",
      "Si tes publications restent petites, regarde trois choses dans cet ordre : la première seconde dit-elle le sujet, n’y a-t-il qu’une idée, et voit-on à qui elle s’adresse ({audience}) ? Change une seule chose par publication, sinon tu ne sauras pas ce qui a aidé.",
    ],
    gear: [
      "Ton téléphone suffit pour l’instant. Dans cet ordre : la lumière d’une fenêtre face à toi, un petit micro-cravate, puis un support. Filme de courtes prises, coupe chaque pause et mets des sous-titres : beaucoup regardent sans le son.\n\nMonte un mois avec une seule application avant d’en essayer une autre.",
      "Filme trois publications sur {topic} en un après-midi : même endroit, autre haut, trois accroches chacune. Coupe jusqu’à ce que rien ne soit de trop et regarde une fois sans le son avant de publier.",
    ],
    motivation: [
      "Vois plus petit. Une publication par semaine sur {topic} qui te fait plaisir vaut mieux que cinq qui te pèsent. Donne-toi 25 minutes, ne fais que la première phrase et le premier plan, et décide ensuite si tu continues.\n\nGarde une liste de ce dont on t’a remercié. Les jours lents, elle mesure mieux que le compteur.",
      "Garde deux publications en réserve et un jour libre sans applications. Si le temps manque, réponds en 30 secondes à une question qu’on te pose : « {question} ». Être là compte ; être parfait, non.",
    ],
    figures: [
      "Trois chiffres suffisent :\n\n1. Combien restent après trois secondes : cela parle de l’accroche.\n2. Enregistrements et partages pour mille vues : cela parle de l’utilité.\n3. Nouveaux abonnés pour mille vues : cela dit si tu parles bien à ton public ({audience}).\n\nCompare des publications du même genre, dix par dix, et jamais une seule journée.",
    ],
    bio: [
      "Trois lignes suffisent pour {platform} :\n\n1. {topic} pour {audience}\n2. Ce qu’on reçoit chaque semaine, comme « {series} »\n3. Un lien avec un verbe : « Prends la liste »\n\nMets aussi dans le champ du nom le mot que les gens cherchent et épingle la publication à voir en premier.",
    ],
    plan: [
      "Dans la première semaine de ta feuille de route, par exemple :\n\n1. {one}\n2. {two}\n3. {three}\n\nOuvre la feuille de route pour voir comment faire chacune et cocher ce qui est terminé. Commence par celle que tu peux finir en 30 minutes.",
    ],
    youtube: [
      `Sur YouTube, je commencerais par là :\n\n${twoSteps}\n\nD’abord le titre et la miniature, ensuite la vidéo.`,
    ],
    instagram: [`Sur Instagram, je commencerais par là :\n\n${twoSteps}`],
    tiktok: [`Sur TikTok, je commencerais par là :\n\n${twoSteps}`],
    facebook: [`Sur Facebook, je commencerais par là :\n\n${twoSteps}`],
    unknown: [
      "Je n’ai pas de réponse toute prête à cela. Sur ton sujet, je peux te dire ceci : une publication qui répond à « {question} » vaut la peine pour {audience} sur {platform}.\n\nTu peux aussi me demander des idées, des accroches, des hashtags, des horaires, comment grandir, avoir des commentaires ou gagner de l’argent.",
      "Cela dépasse ce que je sais. Essaie avec un de ces mots : idées, accroches, hashtags, horaires, grandir, commentaires, argent, YouTube.\n\nEn attendant, une première phrase pour ta prochaine publication sur {topic} : {hook}",
    ],
  },
  signature: "Je suis le moteur intégré de Trellis : je réponds à partir de ce que tu as dit de toi, sans IA externe.",
  time: "{day} à {hour} sur {where}",
};
