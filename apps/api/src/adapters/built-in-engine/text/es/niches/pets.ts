import type { NicheText } from "../../plan-text.ts";

/** Animals at home. */
export const pets: NicheText = {
  name: "mascotas",
  audience: "gente que vive con animales",
  themes: ["La conducta, vista por el animal", "Cuidados paso a paso", "Pequeñas historias diarias"],
  tags: ["#ConsejosMascotas", "#CuidadoAnimal", "#PerrosYGatos", "#VidaConMascotas"],
  hooks: [
    "No es cara de culpa; significa otra cosa",
    "Antes de comprar ese juguete, prueba con una toalla",
    "Lo que me dijo la veterinaria y cambió nuestros paseos",
  ],
  questions: [
    "¿Por qué hace esto por la noche?",
    "¿Cómo lo acostumbro a quedarse solo?",
    "¿Qué pienso vale lo que cuesta?",
  ],
  mistakes: [
    "repetir la orden hasta que ya no significa nada",
    "reñir cuando ya ha pasado",
    "cambiar la comida de un día para otro",
  ],
  series: ["¿Qué está diciendo?", "Un truco, cinco días"],
  ideas: [
    [
      "Graba una conducta y tradúcela",
      "Oreja, cola o postura de cerca, congelada dos segundos y con el significado en pantalla. Pide que manden la suya para la próxima traducción.",
    ],
    [
      "Enseña un truco o una conducta tranquila en tres clips",
      "El primer intento, el premio en el segundo justo y el resultado tras cinco repeticiones. Sesiones de menos de tres minutos, y muestra cuándo paras.",
    ],
    [
      "Crea una rutina de cuidados para guardar",
      "Cepillado, uñas, dientes o acuario: utensilios, orden y frecuencia en cinco láminas. Marca la señal que pide llamar al veterinario.",
    ],
    [
      "Prueba una semana un juguete o un producto",
      "Día uno, día tres y día siete, con los destrozos. Precio, nota de seguridad y veredicto del animal: minutos de uso real.",
    ],
    [
      "Cuenta un día desde los ojos del animal",
      "Cámara a su altura, ocho clips y rótulos cortos con su voz. Lo gracioso, en el segundo dos y no al final.",
    ],
  ],
  proof: [
    "Muestra el avance con una dificultad",
    "Tirones, miedo, el sofá compartido: primer día y hoy, número de sesiones y la recaída de en medio. Cita a quien te ayudó.",
  ],
};
