import type { PlanText } from "../plan-text.ts";

/** Each platform's set-up, format and habit, in French. */
export const platforms: PlanText["platforms"] = {
  youtube: [
    [
      "Mets ta chaîne YouTube en ordre : {topic}",
      "Deux lignes de description, une bannière qui dit ce que tu publies et quand, et une playlist qui porte le nom d’un problème de ton public ({audience}). Mets en avant la vidéo à voir en premier.",
    ],
    [
      "Publie un Short YouTube relié à une vidéo longue : {topic}",
      "Moins de 40 secondes, vertical, le résultat dans les deux premières. Utilise le lien vers la vidéo associée et regarde au bout de trois jours combien ont cliqué.",
    ],
    [
      "Écris trois titres et deux miniatures pour ta prochaine vidéo : {topic}",
      "Des titres de moins de 55 signes avec les mots qu’on cherche ; des miniatures avec un objet et trois mots au plus. Choisis le duo qui se comprend à la taille d’un timbre.",
    ],
  ],
  instagram: [
    [
      "Prépare ton profil Instagram : trois publications épinglées ({topic})",
      "Une qui dit qui tu es, une qui règle un problème, une qui montre un résultat. Ajoute à ton nom un mot qu’on recherche et une story à la une appelée « Commence ici ».",
    ],
    [
      "Publie un carrousel de sept vues : {topic}",
      "La première fait la promesse, les cinq suivantes donnent une étape en moins de 20 mots, la dernière invite à enregistrer ou à envoyer. Partage-le en story avec l’autocollant Questions.",
    ],
    [
      "Associe un Reel et trois stories : {topic}",
      "Le Reel donne le conseil en 30 secondes ; les stories montrent la préparation, un sondage et ta réponse à quelqu’un. Compare les partages, pas les j’aime : ce sont eux qui amènent du monde.",
    ],
  ],
  tiktok: [
    [
      "Entraîne ton fil TikTok : {topic}",
      "Cherche dix phrases que taperait ton public ({audience}), puis regarde et enregistre le meilleur pendant 25 minutes. Note trois sons, trois débuts et trois durées qui reviennent.",
    ],
    [
      "Filme une réponse TikTok à un commentaire : {topic}",
      "Utilise la réponse en vidéo, garde le commentaire à l’écran et réponds dès la première phrase. De 20 à 35 secondes, une prise, sous-titrée ; sans commentaire, pars d’une question qu’on t’a vraiment posée.",
    ],
    [
      "Regroupe tes vidéos dans une playlist TikTok : {topic}",
      "Réunis au moins trois vidéos qui se suivent, numérote les couvertures et annonce la suite à voix haute. Fais un live ou réponds en vidéo à la même heure deux fois cette semaine.",
    ],
  ],
  facebook: [
    [
      "Rejoins trois groupes Facebook : {topic}",
      "Lis les règles, réponds à cinq questions sans lien et note les sujets qui dépassent 20 commentaires. Le même jour, complète la description et le bouton de ta page.",
    ],
    [
      "Publie un Reel Facebook et une question : {topic}",
      "Le Reel en moins de 45 secondes, sous-titré ; le lendemain matin, une question d’une seule phrase pour ton public ({audience}). Réponds à chaque commentaire par une autre question.",
    ],
    [
      "Anime un live Facebook de 15 minutes : {topic}",
      "Annonce-le la veille, prépare trois points et garde cinq minutes de questions. Enregistre le replay, coupe la meilleure réponse en Reel et publie-la dans ton groupe ou sur ta page.",
    ],
  ],
  other: [
    [
      "Prépare ton profil {platform} : {topic}",
      "Une photo nette, une phrase sur ce qu’on gagne à te suivre et un seul lien. Enregistre ensuite dix publications récentes sur {platform} qui ont retenu ton attention et note la longueur et le format qu’elles partagent.",
    ],
    [
      "Crée quelque chose rien que pour {platform} : {topic}",
      "Pars du format le plus consulté là-bas, pas d’une copie d’un autre réseau. Une idée, un exemple, une question à la fin ; reste 30 minutes pour les réponses.",
    ],
    [
      "Fixe un rendez-vous hebdomadaire sur {platform} : {topic}",
      "Un jour et une heure, un format, un titre qui revient ; annonce-le dans ta bio. Prépare les deux suivants et note réponses et clics le lendemain de chacun.",
    ],
  ],
};
