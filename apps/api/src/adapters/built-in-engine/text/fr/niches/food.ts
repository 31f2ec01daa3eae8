import type { NicheText } from "../../plan-text.ts";

/** Cooking, recipes and eating out. */
export const food: NicheText = {
  name: "cuisine",
  audience: "celles et ceux qui cuisinent à la maison",
  themes: [
    "Des recettes de semaine à liste courte",
    "Les techniques qui changent le goût",
    "Acheter, conserver, jeter moins",
  ],
  tags: ["#RecettesFaciles", "#CuisineMaison", "#DinerRapide", "#AstucesCuisine"],
  hooks: [
    "Tu sales au mauvais moment",
    "Dîner pour deux en 15 minutes, une seule poêle",
    "L’astuce de restaurant qui ne coûte rien",
  ],
  questions: [
    "Que cuisiner quand je n’ai plus d’énergie ?",
    "Comment faire pour que ce soit moins fade ?",
    "Est-ce que ça se prépare la veille ?",
  ],
  mistakes: [
    "remplir la poêle au point que tout bout au lieu de dorer",
    "ne goûter qu’à la fin",
    "suivre les minutes de la recette sans regarder",
  ],
  series: ["Mercredi une seule poêle", "Cinq ingrédients, un dîner"],
  ideas: [
    [
      "Filme une recette en sept gros plans",
      "Couper, saisir, verser, remuer, vapeur, dresser, première bouchée : trois secondes chacun et le vrai son. Ingrédients à l’écran dans les cinq premières secondes, méthode en légende.",
    ],
    [
      "Cuisine le même plat en version économique et en version chic",
      "Montre les deux tickets, cuisine-les côte à côte et dis où l’argent s’est senti. Fais voter avant de dévoiler ton choix.",
    ],
    [
      "Enseigne une technique avec un seul oignon",
      "Dorer, tenir le couteau ou déglacer : une poêle, un ingrédient, 40 secondes. Nomme l’odeur, la couleur ou le bruit qui dit que c’est prêt.",
    ],
    [
      "Tire trois repas d’une seule base",
      "Cuis une base pendant 30 minutes, comme des lentilles, du poulet ou des légumes rôtis, et montre trois assiettes en dix secondes chacune. Ajoute la durée de conservation au frais.",
    ],
    [
      "Emmène ton public faire les courses d’une recette",
      "Filme six produits, leurs prix et comment tu les choisis, puis l’assiette finie avec le coût par portion. Demande lequel est difficile à trouver chez eux.",
    ],
  ],
  proof: [
    "Montre un plat cuisiné par quelqu’un de ton public",
    "Demande la photo de ta recette faite maison, mets-la à côté de la tienne et relève un changement malin. Ajoute-le à la recette et remercie la personne par son prénom.",
  ],
};
