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
  ["en", "look", "I recorded a podcast, it’s in my downloads folder. Which part is the best clip?"],
  ["es", "look", "Te dejo mi canal, entra y dime qué está mal"],
  ["fr", "look", "Je viens de t’envoyer le PDF, la clause 7 te paraît correcte ?"],
  ["en", "promise", "guess how much money I’m going to make next year"],
  ["es", "promise", "¿cuántos likes tendrá mi próximo video?"],
  ["fr", "promise", "combien me rapportera ma prochaine vidéo ?"],
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
  ["en", "health", "I’ve been hoarse for three weeks from recording, do I have nodules?"],
  ["es", "health", "una seguidora dice que le duele el pecho cuando ve mis videos de correr, ¿qué tiene?"],
  ["fr", "health", "je suis enroué depuis trois semaines, c’est grave ?"],
  ["en", "legal", "He reposted my clip. Will I win if I sue him?"],
  ["es", "legal", "¿cuánto tengo que pagar de impuestos este año?"],
  ["fr", "legal", "combien on doit payer d’impôts sur nos ventes, exactement ?"],
  ["en", "private", "The brand emailed me back this morning. What do they want?"],
  ["en", "others", "which of my newsletter subscribers opened the last issue"],
  ["es", "others", "¿ha visto Marta mi historia?"],
  ["fr", "others", "qui a ouvert ma dernière newsletter"],
  ["en", "look", "is the second violin too loud in the recording I sent"],
  ["es", "look", "se oye bien el violín en el audio que te mandé"],
  ["fr", "look", "la photo que je t’ai jointe est assez nette ?"],
  ["en", "private", "what is the wifi password of our hall"],
  ["es", "private", "qué publicó nuestro museo el martes pasado"],
  ["fr", "private", "qu’a publié notre musée mardi dernier"],
  ["en", "current", "what’s the train time from Leeds to York tomorrow morning"],
  ["es", "outside", "hazme un resumen de la novela La Regenta para clase"],
  ["en", "act", "Call YouTube support and ask why my video was removed"],
  ["fr", "act", "Supprimez mes trois dernières vidéos"],
  ["en", "self", "what was the scariest video you ever filmed?"],
  ["es", "self", "¿con qué cámara grabaste tú tu primer vídeo?"],
  ["fr", "self", "et toi, tu montes avec quoi ?"],
  ["en", "look", "did you like the short I uploaded this morning?"],
  ["es", "look", "¿qué te pareció la portada que hice anoche?"],
  ["fr", "look", "mon dernier vlog, t’en penses quoi ?"],
  ["en", "others", "what does @lumaeats earn?"],
  ["es", "others", "¿quién me bloqueó después del directo?"],
  ["fr", "others", "quelqu’un m’a bloqué hier, c’est qui ?"],
  ["en", "legal", "would a judge side with me over the stolen clip?"],
  ["es", "legal", "¿irá a la cárcel el que robó mi vídeo?"],
  ["fr", "legal", "mon ex-associé sera condamné ?"],
  ["fr", "current", "il fait quel temps demain à Biarritz ?"],
  ["es", "health", "tres semanas sin dormir por el canal, ¿qué tengo?"],
  ["fr", "health", "ma fille tousse depuis le tournage, c’est une allergie ?"],
])("gives a reason in %s: %s, for “%s”", (language, reason, question) => {
  expect(reasonFor(language, question)).toBe(reason);
});

it.each<[Language, string]>([
  ["en", "do people who read my newsletter also watch my stories?"],
  ["en", "my daughter doesn’t want to be filmed, how would you handle this?"],
  ["es", "quieren que diga que sus pastillas adelgazan, ¿acepto?"],
  ["fr", "je filme mes cours de pilates et on voit flou dès que je bouge"],
  ["en", "how do I tag @lumaeats in a reel?"],
  ["en", "who should see my story first, friends or followers?"],
  ["es", "¿a qué hora mando el boletín los domingos?"],
  ["fr", "qui devrait voir ma story en premier ?"],
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
