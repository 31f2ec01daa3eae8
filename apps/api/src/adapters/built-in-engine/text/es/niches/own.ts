import type { NicheText } from "../../plan-text.ts";

/** Any subject we have no words for: the creator's own carry it. */
export const own: NicheText = {
  name: "lo que mejor sabes hacer",
  audience: "gente con curiosidad por el tema",
  themes: [
    "Primeros pasos y herramientas: {topic}",
    "Entre bastidores, con los intentos fallidos incluidos",
    "Personas, historias y resultados: {audience}",
  ],
  tags: ["#ComoSeHace", "#DesdeCero", "#Herramientas", "#PrimerosPasos"],
  hooks: [
    "Lo que nadie te cuenta al empezar: {topic}",
    "30 días probando esto, y me sorprendió: {topic}",
    "Tres cosas que haría de otra manera: {topic}",
  ],
  questions: [
    "{topic}: ¿por dónde empiezo?",
    "{topic}: ¿qué necesito de verdad?",
    "{topic}: ¿cuánto se tarda en cogerle el truco?",
  ],
  mistakes: [
    "comprarlo todo antes de probar una sola vez",
    "copiar a expertos y saltarse lo básico",
    "dejarlo justo antes de que empiece a salir",
  ],
  series: ["{topic} en un minuto", "Una duda por semana: {topic}"],
  ideas: [
    [
      "Explícaselo a quien nunca lo haya oído: {topic}",
      "60 segundos, ninguna palabra técnica sin ejemplo y un objeto en la mano. Pruébalo antes con un amigo: si puede repetirlo, publícalo.",
    ],
    [
      "Enseña todo lo que usas: {topic}",
      "Un plano desde arriba, cada cosa con su nombre y su precio, y cuál te sobra. Termina con la manera más barata de empezar.",
    ],
    [
      "Graba un intento de principio a fin: {topic}",
      "Deja la parte que salió mal. Acelera hasta 30 segundos, escribe en pantalla qué cambiarías y pregunta a quién le ha pasado lo mismo.",
    ],
    [
      "Compara a quien empieza con quien ya sabe: {topic}",
      "La misma tarea pequeña hecha de las dos maneras, una al lado de la otra. Nombra la diferencia que más importa y cómo practicarla en diez minutos.",
    ],
    [
      "Cuenta cómo llegaste hasta aquí: {topic}",
      "Tres fotos o clips: antes, el punto de giro y hoy. Una frase en cada uno y otra que diga por qué puede importarle a tu público ({audience}).",
    ],
  ],
  proof: [
    "Muestra un resultado real: {topic}",
    "Tuyo o de otra persona, con permiso: el punto de partida, qué se hizo, cuánto se tardó y qué sigue costando. Fechas y cifras en lugar de adjetivos.",
  ],
};
