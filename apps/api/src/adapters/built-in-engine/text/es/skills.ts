import type { PlanText } from "../plan-text.ts";

/** Tasks that use what the creator can do, in Spanish. */
export const skills: PlanText["skills"] = {
  beginner: [
    [
      "Graba tres clips de práctica solo con el móvil: {topic}",
      "De cara a una ventana, con el móvil apoyado en una taza, 15 segundos: qué es, por qué te gusta y algo que hayas aprendido. Los dos primeros no los ve nadie; quédate con el tercero.",
    ],
    [
      "Aprende algo pequeño con un clip: los subtítulos ({topic})",
      "Dedica 20 minutos a poner subtítulos automáticos en la aplicación donde publicas y corrige cada palabra. La próxima vez tardarás cinco, y te seguirán también quienes miran sin sonido.",
    ],
  ],
  shy: [
    [
      "Elige tu estilo fuera de cámara: {topic}",
      "Prueba tres en 30 minutos: manos trabajando, pantalla o fotos con voz en off, y texto sobre un solo plano. Quédate con el que podrías hacer dos veces por semana sin que te pese.",
    ],
    [
      "Graba una voz en off de 30 segundos: {topic}",
      "Escribe 70 palabras, léelas dos veces caminando y graba la tercera bajo una manta o dentro de un armario, para que suene limpio. Ponla sobre clips que ya tengas.",
    ],
  ],
  design: [
    [
      "Diseña tres plantillas de portada: {topic}",
      "Una por pilar: misma letra, dos colores y el título en cinco palabras como mucho. Pruébalas en tamaño miniatura en tu móvil antes de darlas por buenas.",
    ],
    [
      "Dibuja una idea en un visual sencillo: {topic}",
      "Un antes y después, una escalera o un mapa: una imagen, menos de 25 palabras, que se lea en diez segundos. Pide que se la manden a quien le sirva y cuenta los compartidos.",
    ],
  ],
  editing: [
    [
      "Monta una plantilla de edición para tus vídeos: {topic}",
      "Guarda el corte inicial, el estilo de subtítulos, un sonido y un cierre en un proyecto que puedas duplicar. El objetivo: acabar un vídeo de 40 segundos en menos de 45 minutos.",
    ],
    [
      "Vuelve a montar un vídeo con más ritmo: {topic}",
      "Cambia algo cada tres segundos: un ángulo, un primer plano, una palabra en pantalla. Publícalo como versión nueva y compara el tiempo medio de visualización a los dos días.",
    ],
  ],
  writing: [
    [
      "Escribe un texto que cuente una sola historia: {topic}",
      "120 palabras: el momento, el problema, qué cambió y una línea para llevarse. La primera frase tiene que entenderse sola, porque es lo único que lee la mayoría.",
    ],
    [
      "Escribe tres guiones de 90 palabras: {topic}",
      "Una opinión, un cómo se hace y una historia; léelos en voz alta y corta donde te trabes. Tu mejor frase va en el primer segundo, no en el último.",
    ],
  ],
  teaching: [
    [
      "Convierte lo que enseñas en un camino de cinco pasos: {topic}",
      "Escribe de dónde parte tu público ({audience}), adónde quiere llegar y los cinco pasos que hay en medio. Cada paso es una publicación; empieza por el que casi todos se saltan.",
    ],
    [
      "Enseña un ejercicio en menos de un minuto: {topic}",
      "Di para qué sirve, muéstralo una vez despacio y nombra la señal de que está bien hecho. Pide que lo prueben y cuenten en comentarios qué les costó más.",
    ],
  ],
  speaking: [
    [
      "Graba dos minutos hablando y quédate con 40 segundos: {topic}",
      "Sin guion, con una sola idea: lo que más veces explicas. Escúchalo una vez, marca el mejor tramo y publica solo ese, con subtítulos.",
    ],
    [
      "Entrevista ocho minutos a alguien de tu público ({audience})",
      "Tres preguntas: qué le sorprendió, qué le costó y qué le diría a quien empieza. Saca dos clips en los que esa persona hable más que tú.",
    ],
  ],
  camera: [
    [
      "Graba un banco de 20 clips: {topic}",
      "En 40 minutos: cinco planos generales, cinco de cerca, cinco de manos o detalles y cinco tuyos llegando o saliendo. Cinco segundos cada uno y la misma luz; cubren un mes de voz en off.",
    ],
    [
      "Cuenta un momento en cinco planos: {topic}",
      "Lugar, persona, detalle, acción y resultado: dos segundos cada uno y sin palabras. Publícalo con una frase de contexto y mira si lo guardan más de lo habitual.",
    ],
  ],
  own: [
    [
      "Pon a la vista algo que se te da bien: {skill}",
      "Anota cinco cosas pequeñas que haces sin pensar y que a otros les cuestan. Graba o escribe la más sencilla como un consejo de 30 segundos para tu público ({audience}).",
    ],
    [
      "Enseña el trabajo que hay detrás: {skill}",
      "Tres momentos de una misma sesión: la preparación, la parte difícil y el resultado. Una frase sincera en cada uno; se confía en lo que se ha visto hacer.",
    ],
  ],
};
