import type { NicheText } from "../../plan-text.ts";

/** Animals at home. */
export const pets: NicheText = {
  name: "animaux",
  audience: "celles et ceux qui vivent avec des animaux",
  themes: ["Le comportement, vu par l’animal", "Les soins pas à pas", "Les petites histoires de tous les jours"],
  tags: ["#ConseilsAnimaux", "#SoinsAnimaux", "#ChiensEtChats", "#VieAvecUnAnimal"],
  hooks: [
    "Ce n’est pas un air coupable ; ça veut dire autre chose",
    "Avant d’acheter ce jouet, essaie une serviette",
    "Ce que ma vétérinaire m’a dit et qui a changé nos promenades",
  ],
  questions: [
    "Pourquoi fait-il ça la nuit ?",
    "Comment l’habituer à rester seul ?",
    "Quelle nourriture vaut son prix ?",
  ],
  mistakes: [
    "répéter l’ordre jusqu’à ce qu’il ne veuille plus rien dire",
    "gronder après coup",
    "changer de nourriture du jour au lendemain",
  ],
  series: ["Que dit-il ?", "Un tour, cinq jours"],
  ideas: [
    [
      "Filme un comportement et traduis-le",
      "Oreille, queue ou posture en gros plan, figée deux secondes avec le sens à l’écran. Invite à envoyer la sienne pour la prochaine traduction.",
    ],
    [
      "Enseigne un tour ou un comportement calme en trois clips",
      "Premier essai, récompense à la bonne seconde, résultat après cinq répétitions. Des séances de moins de trois minutes, et montre quand tu t’arrêtes.",
    ],
    [
      "Fais une routine de soins à enregistrer",
      "Brossage, griffes, dents ou aquarium : outils, ordre et fréquence en cinq vues. Signale l’indice qui impose d’appeler le vétérinaire.",
    ],
    [
      "Teste un jouet ou un produit pendant une semaine",
      "Jour un, jour trois, jour sept, dégâts compris. Prix, remarque de sécurité et verdict de l’animal : minutes de vrai usage.",
    ],
    [
      "Raconte une journée du point de vue de l’animal",
      "Caméra à sa hauteur, huit clips, de courts textes avec sa voix. Le moment drôle à la deuxième seconde, pas à la fin.",
    ],
  ],
  proof: [
    "Montre un progrès sur une difficulté",
    "Laisse tendue, peur, canapé partagé : premier jour et aujourd’hui, nombre de séances et rechute entre les deux. Cite qui t’a aidé.",
  ],
};
