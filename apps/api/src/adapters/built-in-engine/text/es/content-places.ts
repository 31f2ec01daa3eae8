import type { ContentText } from "../content-text.ts";

/** What each platform asks for, in Spanish. */
export const places: ContentText["places"] = {
  instagram: {
    calls: ["Guárdalo para luego.", "Envíaselo a alguien."],
    scriptFormat: "Reel, vertical, 30 segundos",
    outlineFormat: "Carrusel de siete imágenes",
    sections: [
      ["Imagen 1 · La promesa", "Siete palabras como mucho, legibles en pequeño", "Una foto que enseñe el resultado"],
      ["Imagen 2 · El problema", "El error más común: {mistake}", "Una frase sobre lo que cuesta"],
      ["Imagen 3 · Primer paso", "La versión más pequeña que se pueda terminar hoy"],
      ["Imagen 4 · Segundo paso", "Un solo cambio, con una foto de antes y otra de después"],
      ["Imagen 5 · Tercer paso", "El resultado y cuánto tiempo llevó de verdad"],
      ["Imagen 6 · Una pregunta real", "«{question}»", "Tu respuesta en una frase tuya"],
      ["Imagen 7 · El cierre", "{close}", "{call}"],
    ],
    tag: "#InstaReels",
  },
  tiktok: {
    calls: ["Sígueme para la parte dos.", "Quédate hasta el final."],
    scriptFormat: "Vídeo vertical, 35 segundos",
    outlineFormat: "Vídeo vertical en cinco tiempos",
    sections: [
      ["0–2 s · La imagen que frena", "Enseña el resultado antes de decir nada", "El tema en letras grandes"],
      ["2–8 s · La tensión", "{hook}", "El error que todo el mundo conoce: {mistake}"],
      ["8–20 s · El giro", "Lo que haces tú, en una sola toma", "Una imagen nueva cada tres segundos"],
      ["20–30 s · La prueba", "Antes y después, uno al lado del otro", "Respuesta en pantalla: «{question}»"],
      ["30–35 s · El bucle", "{close} {call}", "Termina con la imagen del principio"],
    ],
    tag: "#ParaTi",
  },
  youtube: {
    calls: ["Suscríbete para el próximo.", "Pregúntame abajo."],
    scriptFormat: "Vídeo, horizontal, unos 5 minutos",
    outlineFormat: "Vídeo de unos nueve minutos, por capítulos",
    sections: [
      ["0:00 · La promesa", "{hook}", "Enseña el resultado tres segundos y di para quién es"],
      ["0:45 · El punto de partida", "Cómo empezaste, con un ejemplo sincero", "Lo que hace falta y lo que no"],
      ["1:45 · El error", "El más común: {mistake}", "Enséñalo, y también a qué lleva"],
      [
        "3:00 · Tres pasos",
        "La versión más pequeña para hoy",
        "Un cambio, antes y después",
        "Cómo saber que ha salido bien",
      ],
      ["6:15 · Una pregunta real", "«{question}»", "Tu respuesta, con su única excepción"],
      ["7:30 · El resultado", "Lo que salió, en cifras y días", "Lo que harías de otra manera"],
      ["8:30 · El cierre", "{close}", "{call} Señala un vídeo que encaje"],
    ],
    tag: "#CreadoresDeYouTube",
  },
  facebook: {
    calls: ["¿Cuál es tu experiencia?", "Compártelo con tu grupo."],
    scriptFormat: "Reel con subtítulos, 60 segundos",
    outlineFormat: "Publicación para conversar, con tres fotos o un Reel",
    sections: [
      ["Apertura", "{hook}", "Las dos primeras líneas deben funcionar sin «Ver más»"],
      ["Tu historia", "Un momento, un lugar, una cosa que salió mal", "El error que mucha gente comparte: {mistake}"],
      ["Lo que ayudó", "Tres líneas cortas, un paso en cada una", "Una foto de antes y otra de después"],
      ["La pregunta", "«{question}»", "Pide una experiencia, no una opinión"],
      ["Después", "{close} {call}", "Responde a los diez primeros comentarios con otra pregunta"],
    ],
    tag: "#ReelsDeFacebook",
  },
  other: {
    calls: ["Cuéntame qué te parece.", "Pásaselo a alguien."],
    scriptFormat: "Vídeo corto, 35 segundos",
    outlineFormat: "Publicación en cinco partes",
    sections: [
      ["La promesa", "{hook}", "Una foto que enseñe el resultado"],
      ["El problema", "El error más común: {mistake}", "Una frase sobre lo que cuesta"],
      ["El camino", "La versión más pequeña para hoy", "Un cambio, antes y después", "Cómo saber que ha salido bien"],
      ["Una pregunta real", "«{question}»", "Tu respuesta en una frase tuya"],
      ["El cierre", "{close}", "{call}"],
    ],
    tag: "#CreaciónDeContenido",
  },
};
