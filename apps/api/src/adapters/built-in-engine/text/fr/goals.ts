import type { PlanText } from "../plan-text.ts";

/** What each kind of goal asks for, in French. */
export const goals: PlanText["goals"] = {
  reach: {
    focus: [
      [
        "Qu’un inconnu comprenne ton compte en cinq secondes : {topic}",
        "Un profil qui donne envie de s’abonner, pour {audience}",
      ],
      [
        "Va chercher l’attention au-delà de tes abonnés : {topic}",
        "Des débuts qui arrêtent le pouce, pensés pour {audience}",
      ],
      [
        "Refais ce qui a amené du monde, laisse tomber le reste",
        "Une série reconnaissable et un rythme stable : {topic}",
      ],
    ],
    steps: [
      [
        "Pose ton point de départ : {goal}",
        "Note tes abonnés, tes visites de profil et la portée de tes cinq dernières publications sur {platform}. Choisis un seul chiffre à faire bouger en trois semaines et ne le regarde que le lundi.",
      ],
      [
        "Échange un conseil avec un compte voisin : {topic}",
        "Liste cinq créateurs de ta taille, commente utilement pendant deux jours, puis propose à deux d’entre eux une publication commune : leur conseil, le tien, une seule légende.",
      ],
      [
        "Refais ta meilleure publication avec un autre début : {topic}",
        "Garde l’idée, change les trois premières secondes et le format. Publie-la sur {platform} et compare, après 48 heures, combien de non-abonnés elle a touchés.",
      ],
    ],
    review: [
      "Bilan : les publications qui t’ont rapproché de « {goal} »",
      "Classe tout ce que tu as publié par nouveaux abonnés pour 1 000 vues. Les deux premiers formats deviennent ta norme du mois prochain ; le dernier s’arrête, même s’il t’a demandé du travail.",
    ],
  },
  community: {
    focus: [
      [
        "Connaître tes cinquante premières personnes par leur prénom",
        "Écouter avant de publier : ce dont ton public a besoin de parler",
      ],
      [
        "Lancer des conversations qu’on a envie de finir : {topic}",
        "Des publications faciles à commenter, des réponses dans l’heure",
      ],
      ["Donner à ta communauté son propre rituel", "Mettre ton public au centre : {audience}"],
    ],
    steps: [
      [
        "Envoie dix messages personnels : {topic}",
        "Écris aux dix personnes qui réagissent le plus : remercie pour une chose précise et demande ce qu’elles aimeraient voir. Aucun lien ; garde les réponses dans une seule liste.",
      ],
      [
        "Laisse ton public décider : un sondage à deux choix ({topic})",
        "Propose deux vraies options pour ta prochaine publication et annonce la date de la gagnante. Tiens parole et cite deux personnes qui ont voté.",
      ],
      [
        "Mets en avant quelqu’un de ton public : {audience}",
        "Demande à une personne active une photo, un résultat ou un conseil et construis une publication autour, avec trois phrases de toi. Demande aux autres qui sera la prochaine personne.",
      ],
    ],
    review: [
      "Bilan : qui est revenu, et ce que ça change pour « {goal} »",
      "Compte les personnes qui ont commenté au moins deux fois en trois semaines, et sous quelles publications. Remercies-en cinq et fais de ce type de publication un rendez-vous hebdomadaire.",
    ],
  },
  sales: {
    focus: [
      [
        "Une offre claire pour {audience}, et la preuve qu’elle tient",
        "Fais de ton savoir-faire une offre qui porte un nom : {topic}",
      ],
      [
        "Réponds aux doutes qui retiennent d’acheter",
        "Montre le travail derrière avant de demander quoi que ce soit : {topic}",
      ],
      ["Demande clairement, relance avec tact", "De l’intérêt à la réservation : un seul appel à l’action"],
    ],
    steps: [
      [
        "Décris une offre en une page : {topic} pour {audience}",
        "Le problème, ce qu’on reçoit, la durée, le prix et l’étape suivante, en 150 mots. Fais de cette étape le seul lien de ta bio.",
      ],
      [
        "Réponds à l’objection que tu entends le plus : {topic}",
        "Trop cher, pas le temps, déjà essayé : choisis-en une. Nomme-la dès la première phrase, réponds par un exemple réel et finis par « écris-moi GO si c’est ton cas ».",
      ],
      [
        "Lance une invitation claire pour {audience}",
        "Pour qui c’est, pour qui ça ne l’est pas, ce qui se passe après le premier message, combien de places. Publie-la une fois et réponds sous 24 heures par une question avant de donner un prix.",
      ],
    ],
    review: [
      "Bilan : de la vue à « {goal} »",
      "Aligne quatre chiffres : vues, visites du profil, messages, ventes. La plus grosse chute entre deux d’entre eux est le chantier du mois prochain.",
    ],
  },
  brands: {
    focus: [
      [
        "Ressembler à quelqu’un à qui une marque peut confier un projet",
        "Un profil qu’une marque comprend d’un coup d’œil : {topic}",
      ],
      [
        "Créer des exemples avant que quelqu’un ne les paie",
        "Montrer aux marques comment tu parles à ton public : {audience}",
      ],
      [
        "Écrire à cinq marques qui te vont, chiffres à l’appui",
        "Du portfolio à la première discussion avec une marque",
      ],
    ],
    steps: [
      [
        "Prépare un kit média d’une page : {topic} pour {audience}",
        "Qui te suit, trois chiffres des 30 derniers jours, tes trois meilleures publications, ce que tu proposes et un contact. Mets-le en lien dans ta bio : « Travailler avec moi ».",
      ],
      [
        "Crée un exemple pour une marque avec un produit que tu utilises déjà",
        "45 secondes : le problème, le produit en situation, une limite honnête, le résultat. Précise que ce n’est pas sponsorisé ; c’est ta pièce de portfolio sur « {topic} ».",
      ],
      [
        "Écris à cinq petites marques proches de ton sujet : {topic}",
        "Choisis des marques qui travaillent déjà avec des comptes de ta taille. Six phrases chacune : pourquoi elle, une idée, l’exemple, tes chiffres, une fourchette de prix, une date de réponse.",
      ],
    ],
    review: [
      "Bilan : ce qu’une marque verrait aujourd’hui, pour « {goal} »",
      "Regarde tes neuf dernières publications comme un acheteur : même sujet, belle lumière, commentaires traités. Remplace la plus faible, mets le kit média à jour et date tes relances.",
    ],
  },
  views: {
    focus: [
      ["Trouver où l’on quitte tes vidéos, et pourquoi : {topic}", "Réparer les dix premières secondes : {topic}"],
      [
        "Des titres et des débuts qui méritent le clic et le gardent",
        "Démarrer plus vite, dire plus clairement l’enjeu",
      ],
      ["Qu’une vidéo mène à la suivante : {topic}", "Faire d’une vue une deuxième vue"],
    ],
    steps: [
      [
        "Repère la chute dans tes trois dernières vidéos : {topic}",
        "Ouvre la courbe de rétention, note la seconde où l’on part le plus et ce qui est à l’écran. Si tu n’as pas encore de vidéo, fais-le à l’œil sur trois que tu n’as pas finies.",
      ],
      [
        "Réduis une vidéo de moitié : {topic}",
        "Enlève le bonjour, les répétitions et les pauses de plus d’une demi-seconde ; commence par le moment qui valait la peine d’être filmé. Compare la durée moyenne de visionnage avec la version longue.",
      ],
      [
        "Enchaîne deux vidéos : {topic}",
        "Finis la première sur une question à laquelle seule la seconde répond et relie-les par un commentaire épinglé ou l’écran de fin. Mesure qui continue : une personne sur vingt est un bon premier repère.",
      ],
    ],
    review: [
      "Bilan : les minutes où l’on est resté, pour « {goal} »",
      "Classe tes publications par pourcentage moyen regardé, pas par vues. Le début de la première et la durée de la deuxième seront ton modèle du mois prochain.",
    ],
  },
  start: {
    focus: [
      ["Un petit départ que tu peux tenir : {topic}", "Deux créneaux fixes par semaine, rien de plus"],
      ["Premières publications, correctes et en ligne : {topic}", "Publier avant que ça te semble prêt"],
      ["Un rythme qui survit à une mauvaise semaine", "Continuer avec moins d’effort par publication : {topic}"],
    ],
    steps: [
      [
        "Réserve deux créneaux fixes par semaine : {topic}",
        "Un de 45 minutes pour créer, un de 15 pour publier et répondre ; mets-les dans ton agenda pour trois semaines. Écris ton objectif à côté : « {goal} ».",
      ],
      [
        "Garde une publication finie en réserve : {topic}",
        "Crée quelque chose qui ne vieillit pas, comme « {question} » en 30 secondes, et laisse-le en brouillon. C’est pour le jour où rien ne va ; remplace-le après usage.",
      ],
      [
        "Définis ta plus petite publication possible : {topic}",
        "Une photo et trois phrases, ou une seule prise de 15 secondes : décide-le maintenant, pour les jours de fatigue. Publies-en une aujourd’hui et vérifie qu’elle prend moins de dix minutes.",
      ],
    ],
    review: [
      "Bilan : trois semaines vers « {goal} »",
      "Compte les publications sorties, pas les j’aime. Écris ce qui a rendu les faciles faciles, déplace le créneau qui n’a jamais marché et réserve les trois semaines suivantes.",
    ],
  },
};
