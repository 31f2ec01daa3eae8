import type { PlanText } from "../plan-text.ts";

/** Tasks that use what the creator can do, in French. */
export const skills: PlanText["skills"] = {
  beginner: [
    [
      "Filme trois clips d’essai, au téléphone seulement : {topic}",
      "Face à une fenêtre, le téléphone calé contre une tasse, 15 secondes : ce que c’est, pourquoi tu aimes ça, une chose apprise. Personne ne voit les deux premiers ; garde le troisième.",
    ],
    [
      "Apprends une petite chose avec un clip : les sous-titres ({topic})",
      "Prends 20 minutes pour ajouter des sous-titres automatiques dans l’application où tu publies et corrige chaque mot. La prochaine fois, cinq suffiront, et on te suivra même sans le son.",
    ],
  ],
  shy: [
    [
      "Choisis ton style hors caméra : {topic}",
      "Essaies-en trois en 30 minutes : des mains au travail, un écran ou des photos en voix off, du texte sur un seul plan. Garde celui que tu pourrais faire deux fois par semaine sans appréhension.",
    ],
    [
      "Enregistre une voix off de 30 secondes : {topic}",
      "Écris 70 mots, lis-les deux fois en marchant, enregistre la troisième sous une couverture ou dans une penderie pour un son propre. Pose-la sur des clips que tu as déjà.",
    ],
  ],
  design: [
    [
      "Crée trois modèles de couverture : {topic}",
      "Un par pilier : même police, deux couleurs, un titre de cinq mots au plus. Teste-les en taille vignette sur ton téléphone avant de les garder.",
    ],
    [
      "Dessine une idée en un visuel simple : {topic}",
      "Un avant-après, une échelle ou une carte : une image, moins de 25 mots, lisible en dix secondes. Invite à l’envoyer à quelqu’un à qui elle servira et compte les partages.",
    ],
  ],
  editing: [
    [
      "Construis un modèle de montage pour tes vidéos : {topic}",
      "Enregistre la coupe d’ouverture, le style de sous-titres, un son et un écran de fin dans un projet à dupliquer. Vise une vidéo de 40 secondes montée en moins de 45 minutes.",
    ],
    [
      "Remonte une vidéo avec plus de rythme : {topic}",
      "Change quelque chose toutes les trois secondes : un angle, un gros plan, un mot à l’écran. Publie cette nouvelle version et compare la durée moyenne de visionnage après deux jours.",
    ],
  ],
  writing: [
    [
      "Écris une légende qui raconte une seule histoire : {topic}",
      "120 mots : le moment, le problème, ce qui a changé, une phrase à retenir. La première phrase doit se comprendre seule, car c’est tout ce que la plupart liront.",
    ],
    [
      "Écris trois scripts de 90 mots : {topic}",
      "Une opinion, un mode d’emploi, une histoire ; lis-les à voix haute et coupe là où tu butes. Ta meilleure phrase va dans la première seconde, pas dans la dernière.",
    ],
  ],
  teaching: [
    [
      "Fais de ce que tu enseignes un parcours en cinq étapes : {topic}",
      "Écris d’où part ton public ({audience}), où il veut arriver et les cinq étapes entre les deux. Chaque étape est une publication ; commence par celle que presque tout le monde saute.",
    ],
    [
      "Enseigne un exercice en moins d’une minute : {topic}",
      "Dis à quoi il sert, montre-le une fois lentement, nomme le signe qu’il est bien fait. Invite à l’essayer et à dire en commentaire ce qui a été le plus dur.",
    ],
  ],
  speaking: [
    [
      "Parle deux minutes et gardes-en 40 secondes : {topic}",
      "Sans texte, une seule idée : ce que tu expliques le plus souvent. Réécoute une fois, repère le meilleur passage et ne publie que celui-là, sous-titré.",
    ],
    [
      "Interviewe huit minutes quelqu’un de ton public ({audience})",
      "Trois questions : ce qui l’a surpris, ce qui a été dur, ce qu’il faudrait dire à un débutant. Tires-en deux clips où cette personne parle plus que toi.",
    ],
  ],
  camera: [
    [
      "Tourne une réserve de 20 clips : {topic}",
      "En 40 minutes : cinq plans larges, cinq gros plans, cinq de mains ou de détails, cinq où tu arrives ou repars. Cinq secondes chacun, même lumière ; ils couvriront un mois de voix off.",
    ],
    [
      "Raconte un moment en cinq plans : {topic}",
      "Le lieu, la personne, le détail, l’action, le résultat : deux secondes chacun et pas un mot. Publie avec une phrase de contexte et regarde si les enregistrements dépassent ta moyenne.",
    ],
  ],
  own: [
    [
      "Montre une chose que tu sais faire : {skill}",
      "Note cinq petits gestes que tu fais sans y penser et que d’autres trouvent difficiles. Filme ou écris le plus simple sous forme de conseil de 30 secondes pour ton public ({audience}).",
    ],
    [
      "Montre le travail derrière un savoir-faire : {skill}",
      "Trois moments d’une même séance : la préparation, le passage difficile, le résultat. Une phrase sincère pour chacun ; on fait confiance à ce qu’on a vu faire.",
    ],
  ],
};
