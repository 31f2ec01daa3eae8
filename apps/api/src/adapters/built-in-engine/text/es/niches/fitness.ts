import type { NicheText } from "../../plan-text.ts";

/** Workouts, strength and training at home or at the gym. */
export const fitness: NicheText = {
  name: "fitness",
  audience: "gente que quiere ponerse en forma y mantenerse",
  themes: [
    "Técnica y ejecución sin lesiones",
    "Entrenamientos para agendas reales",
    "Transformaciones contadas con honestidad",
  ],
  tags: ["#ConsejosFitness", "#EntrenaEnCasa", "#TecnicaCorrecta", "#EntrenamientoDeFuerza"],
  hooks: [
    "Tu problema no es la sentadilla, es el calentamiento",
    "Sin gimnasio ni material, doce minutos: este es el entrenamiento",
    "La primera semana no cuentes calorías; cuenta esto",
  ],
  questions: [
    "¿Cuántos entrenamientos a la semana necesito de verdad?",
    "¿Por qué me duelen las rodillas al hacer sentadillas?",
    "¿Cómo vuelvo a entrenar después de un parón largo?",
  ],
  mistakes: [
    "dejar que las rodillas se vayan hacia dentro en la sentadilla",
    "saltarse el calentamiento por falta de tiempo",
    "cambiar de rutina de entrenamiento cada semana",
  ],
  series: ["Viernes de técnica", "Doce minutos de entrenamiento"],
  ideas: [
    [
      "Graba una revisión de técnica: la repetición mala y la buena",
      "Elige sentadilla, flexión o remo y grábalo de lado, dos repeticiones lentas de cada una. Escribe en pantalla la indicación que lo corrige, como «empuja el suelo», y no pases de 30 segundos.",
    ],
    [
      "Enseña un calentamiento de cuatro ejercicios para guardar",
      "Cuatro movimientos de movilidad, 30 segundos cada uno, en una sola toma con cronómetro en pantalla. Di qué articulación prepara cada uno y pide que lo guarden para su próxima sesión.",
    ],
    [
      "Lleva un mismo entrenamiento a tres niveles",
      "Los mismos cinco ejercicios para principiante, intermedio y avanzado, uno al lado del otro. Pide que comenten qué nivel terminaron y responde con un ajuste a cada persona.",
    ],
    [
      "Graba una sesión de entrenamiento completa en 40 segundos",
      "Un clip por ejercicio, con repeticiones y descansos en pantalla y sin cortar la serie dura. Termina con una frase sincera: cómo llegaste y cómo te vas.",
    ],
    [
      "Pon a prueba un mito del fitness en tu entrenamiento",
      "Elige uno, como «cuanto más sudas, más grasa pierdes», di qué se sabe en palabras sencillas y muestra el ejercicio que harías tú. Invita a dudar y responde a tres personas.",
    ],
  ],
  proof: [
    "Cuenta una transformación con sus números",
    "La tuya o la de un cliente, con permiso: punto de partida, entrenamientos por semana, semanas y qué levantaba o subía antes y ahora. Incluye el bajón y evita las fotos sin contexto.",
  ],
};
