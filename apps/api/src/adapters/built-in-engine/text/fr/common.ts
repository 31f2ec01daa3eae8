import type { CommonText } from "../plan-text.ts";

/** The steps every plan draws from, in French. */
export const common: CommonText = {
  weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  aim: "toucher plus de monde qui te ressemble",
  themes: ["{topic}, pas à pas", "De vraies questions, des réponses claires : {topic}"],
  tags: ["#ApprendsAvecMoi", "#DansLesCoulisses", "#CreateurDeContenu", "#AstucesUtiles"],
  promise: [
    [
      "Écris ta promesse en une ligne : {topic} pour {audience}",
      "Complète cette phrase en moins de 15 mots : « J’aide … à … sans … ». Place-la en tête de ta bio {platform} et supprime tout ce dont un inconnu n’a pas besoin.",
    ],
    [
      "Refais ta bio {platform} autour d’un sujet : {topic}",
      "Trois lignes, 20 minutes : pour qui ({audience}), ce qu’on reçoit chaque semaine et un seul lien. Fais-la lire à quelqu’un d’extérieur et demande-lui de te redire ce que tu fais.",
    ],
    [
      "Choisis tes trois piliers : {topic}",
      "Note 15 choses que tu pourrais montrer, range-les en trois groupes et barre le reste. Sous chaque groupe, écris le problème qu’il règle pour ton public ({audience}) : cette ligne ouvrira tes légendes.",
    ],
  ],
  research: [
    [
      "Rassemble 20 vraies questions sur un sujet : {topic}",
      "Passe 30 minutes dans les commentaires, les groupes et les suggestions de recherche et copie les questions mot pour mot, comme « {question} ». Coche les cinq auxquelles tu réponds en 60 secondes : ce sont tes prochaines publications.",
    ],
    [
      "Parle à deux personnes de ton public : {audience}",
      "Dix minutes chacune, par appel ou message vocal : ce qu’elles ont essayé, où elles bloquent, ce qui leur simplifierait la vie. Garde leurs mots exacts, ils deviendront tes accroches.",
    ],
    [
      "Étudie cinq comptes faits pour {audience}",
      "Pour chacun, relève les trois publications les plus commentées, leur première phrase et leur format. Écris ensuite une chose qu’aucun n’explique bien sur « {topic} » : c’est ta place.",
    ],
  ],
  hook: [
    [
      "Commence par cette accroche : « {hook} »",
      "Dis-la ou écris-la de trois façons : en question, en affirmation, puis résultat d’abord. Publie celle qui se comprend sans le son et compare ses trois premières secondes à celles de ta dernière publication.",
    ],
    [
      "Teste deux débuts pour une même publication : {topic}",
      "La version A commence par « {hook} », la B par le résultat final. Publie-les à 48 heures d’écart sur {platform} et garde le début qui retient le plus de monde au-delà de trois secondes.",
    ],
    [
      "Écris dix accroches, gardes-en trois : {topic}",
      "Prends 15 minutes et pars de celle-ci : « {hook} ». Lis-les à voix haute, garde les trois qui t’arrêteraient toi-même et publie la première aujourd’hui en moins de 45 secondes.",
    ],
  ],
  answer: [
    [
      "Réponds en 60 secondes : « {question} »",
      "Donne la réponse dès la première phrase, puis une raison et un exemple. Termine en demandant quelle partie détailler : les réponses choisissent ta prochaine publication.",
    ],
    [
      "Montre au lieu d’expliquer : « {question} »",
      "Réponds par une démonstration : le point de départ, l’étape qui compte, le résultat. Affiche aussi la réponse à l’écran, pour celles et ceux qui regardent sans le son.",
    ],
    [
      "Tranche en une publication : « {question} »",
      "Une phrase honnête pour les deux réponses les plus courantes, puis la tienne et pour qui elle vaut. Invite chacun à raconter son cas en commentaire et réponds aux cinq premiers.",
    ],
  ],
  mistake: [
    [
      "Corrige une erreur fréquente : {mistake}",
      "Dix secondes sur ce qui cloche, vingt sur le pourquoi, trente sur la solution. Prends un exemple à toi : tu aides sans faire la leçon.",
    ],
    [
      "Fais une liste à enregistrer, contre une erreur : {mistake}",
      "Cinq lignes courtes, une action par ligne, lisibles en 20 secondes. Invite à l’enregistrer et compte les enregistrements pour 100 vues : au-delà de deux, le format est à refaire.",
    ],
    [
      "Raconte une erreur que tu as faite : {mistake}",
      "Ce que tu croyais, ce que ça t’a coûté, ce que tu fais maintenant, en moins de 150 mots ou 50 secondes. Termine par le signe qui aurait dû t’alerter.",
    ],
  ],
  replies: [
    [
      "Reste une heure avec ta publication : {topic}",
      "Réponds à chaque commentaire dans les 60 premières minutes et finis par une question, pour que l’échange continue. Note le commentaire qui mérite sa propre publication.",
    ],
    [
      "Laisse dix commentaires utiles sur des comptes pour {audience}",
      "Deux phrases chacun, avec un fait ou un conseil et sans te faire de publicité. Prends 20 minutes juste avant de publier et note les commentaires qui amènent des visites sur ton profil.",
    ],
    [
      "Transforme trois réponses en publications : {topic}",
      "Choisis une question, un désaccord et un merci parmi tes commentaires ou messages. Affiche chacun à l’écran, floute le nom et réponds en 30 secondes.",
    ],
  ],
  series: [
    [
      "Lance une série hebdomadaire : « {series} »",
      "Même titre, même jour, même plan d’ouverture, une leçon par épisode. Esquisse quatre épisodes dès maintenant, publie le premier et annonce à la fin la date du suivant.",
    ],
    [
      "Prépare deux épisodes de « {series} » d’un coup",
      "Règle la lumière et le cadre une seule fois, ne change que l’exemple et arrête-toi au bout de 60 minutes. Programme-les à sept jours d’écart avec la même couverture.",
    ],
    [
      "Demande le premier cas pour « {series} »",
      "Publie une phrase qui invite ton public ({audience}) à t’envoyer son cas, puis construis le premier épisode sur la réponse la plus claire. Cite la personne par son prénom si elle est d’accord.",
    ],
  ],
  batch: [
    [
      "Prépare la semaine prochaine en 90 minutes : {topic}",
      "30 minutes de plan, 40 de tournage, 20 de légendes pour trois publications. Programme-les sur {platform} : une mauvaise journée ne cassera pas le rythme.",
    ],
    [
      "Tire trois publications d’une seule : {topic}",
      "Reprends celle qui a le mieux marché et fais-en un clip court, une liste à enregistrer et une question. Espace-les de quatre jours : presque personne n’a vu la première.",
    ],
    [
      "Constitue une réserve de 12 idées : {topic}",
      "Quatre questions de débutant, quatre erreurs, quatre moments de coulisses, chacun en un titre de moins de dix mots. Donne une date aux six premiers avant de fermer le fichier.",
    ],
  ],
  noFace: [
    "Pas besoin de te montrer : filme des mains, des objets ou un écran et laisse parler les sous-titres.",
    "Tu peux rester hors champ : une voix off enregistrée après, ou du texte à l’écran, fait le même travail.",
  ],
  phoneOnly: [
    "Ton téléphone, la lumière d’une fenêtre et une pile de livres en guise de trépied suffisent ; accorde-toi trois prises et garde la dernière.",
    "Filme au téléphone par clips de moins de dix secondes et assemble-les dans l’éditeur de l’application.",
  ],
};
