import type { NicheText } from "../../plan-text.ts";

/** Devices, software and reviews. */
export const tech: NicheText = {
  name: "tech",
  audience: "celles et ceux qui choisissent ou apprennent la technologie",
  themes: [
    "Des tests honnêtes après un vrai usage",
    "Réglages et astuces qui font gagner du temps",
    "Lequel acheter, et pour qui",
  ],
  tags: ["#TestTech", "#AstucesTech", "#GuideAchat", "#AvisTech"],
  hooks: [
    "Je l’ai utilisé 30 jours ; voici ce que les tests oublient",
    "Change ces trois réglages avant tout le reste",
    "Ne l’achète pas avant d’avoir vérifié ça",
  ],
  questions: [
    "Est-ce que ça vaut le coup de changer cette année ?",
    "Lequel choisir avec un petit budget ?",
    "Comment faire durer la batterie ?",
  ],
  mistakes: [
    "comparer les fiches techniques plutôt que l’usage quotidien",
    "payer le plus gros stockage et en utiliser un tiers",
    "publier un test après une seule journée",
  ],
  series: ["Un mois après", "Ça vaut son prix ?"],
  ideas: [
    [
      "Filme un test construit autour d’une seule question",
      "Prends celle des acheteurs, comme « tient-il une journée ? », teste devant la caméra et donne le verdict en cinq secondes. Cite un défaut et dis qui ne devrait pas l’acheter.",
    ],
    [
      "Compare deux appareils sur trois tâches réelles",
      "La même tâche, les deux écrans à l’image, chrono visible : ouvrir, filmer, exporter. Donne un gagnant par tâche plutôt qu’une note globale.",
    ],
    [
      "Enregistre à l’écran un guide de 30 secondes pour un réglage",
      "Zoome sur chaque geste, écris le chemin du menu en légende et dis ce qu’on gagne : des secondes, de la batterie ou de l’argent. Demande quel réglage reste introuvable.",
    ],
    [
      "Teste un objet que tu possèdes depuis plus d’un an",
      "Rayures, santé de la batterie, ce qui a cassé, ce que tu n’utilises plus. Finis par le prix actuel et dis si tu le rachèterais.",
    ],
    [
      "Monte une configuration à budget fixe",
      "Montre chaque élément avec son prix, où tu mettrais plus et où tu économiserais. Demande un budget en commentaire et monte la suivante avec.",
    ],
  ],
  proof: [
    "Montre une mesure, pas une impression",
    "Autonomie en heures, export en secondes, bruit en décibels : mêmes conditions, trois passages, chiffres à l’écran. Explique ta méthode pour qu’on puisse refaire le test.",
  ],
};
