import type { Language } from "@trellis/contract/fields";
import { expect, it } from "vitest";
import { impossibleReason } from "../../packages/engine/src/chat/impossible.ts";
import { turnOf } from "../../packages/engine/src/chat/conversation.ts";

const reasonFor = (language: Language, question: string) => {
  const { text, folded } = turnOf(question);
  return impossibleReason(text, folded, language);
};

it.each<[Language, string, string]>([
  ["en", "look", "Is the intro too long? It’s at drive.google.com/file/abc"],
  ["es", "look", "te mandé la miniatura en un archivo, ¿está muy oscura?"],
  ["fr", "look", "je t’ai envoyé la capture, c’est lisible ?"],
  ["en", "others", "My cousin sells candles. How much does he make a month, exactly?"],
  ["es", "others", "¿quiénes son las personas que me dejaron de seguir? dame los nombres"],
  ["fr", "others", "mon voisin a une chaîne, il gagne combien ?"],
  ["en", "current", "Will it be dry on Saturday? I’m filming outdoors, what’s the forecast?"],
  ["es", "current", "¿va a llover el domingo? quiero grabar en la playa"],
  ["fr", "current", "c’est quoi le CPM du jour pour la cuisine ?"],
  ["en", "outside", "I have a history exam tomorrow, explain the French Revolution"],
  ["es", "outside", "mi hijo tiene examen mañana, hazle un resumen de la célula"],
  ["fr", "outside", "explique-moi la photosynthèse, j’ai contrôle demain"],
  ["en", "health", "my wrist goes numb when I edit, is it serious?"],
  ["es", "health", "estoy mareada desde que edito de noche, ¿qué tengo?"],
  ["fr", "health", "j’ai des vertiges après mes lives, c’est grave ?"],
  ["en", "legal", "He reposted my clip. Will I win if I sue him?"],
  ["es", "legal", "¿cuánto tengo que pagar de impuestos este año?"],
  ["fr", "legal", "combien on doit payer d’impôts sur nos ventes, exactement ?"],
  ["en", "private", "The brand emailed me back this morning. What do they want?"],
  ["en", "act", "Call YouTube support and ask why my video was removed"],
  ["fr", "act", "Supprimez mes trois dernières vidéos"],
])("gives a reason in %s: %s, for “%s”", (language, reason, question) => {
  expect(reasonFor(language, question)).toBe(reason);
});

it.each<[Language, string]>([
  ["en", "Should I tell my followers that I’m ill?"],
  ["en", "Is it illegal to film people in public?"],
  ["en", "Do I have to pay tax on gifts from brands?"],
  ["en", "Where do I find trending sounds today?"],
  ["es", "¿Cuánto ganan los streamers?"],
  ["es", "Borré una publicación sin querer, ¿la recupero?"],
  ["es", "¿Cómo llevo el control de mis ingresos?"],
  ["fr", "La marque veut réutiliser ma vidéo, je facture combien en plus ?"],
  ["fr", "Personne n’ouvre mes mails"],
])("gives no reason in %s for “%s”", (language, question) => {
  expect(reasonFor(language, question)).toBeUndefined();
});
