import type { Text } from "../namespaces.ts";

export const text: Text<"frame"> = {
  skip: "Saltar al contenido",
  mainNavigation: "Principal",
  sectionNavigation: "Secciones",
  home: "Inicio de Trellis",
  openMenu: "Abrir menú",
  closeMenu: "Cerrar menú",
  search: "Búsqueda y comandos",
  header: { dashboard: "Panel", roadmap: "Hoja de ruta", creation: "Creación", analytics: "Estadísticas" },
  sidebar: {
    overview: "Resumen",
    roadmap: "Hoja de ruta personalizada",
    creation: "Creación de contenido",
    analytics: "Estadísticas",
    preferences: "Actualizar preferencias",
    settings: "Ajustes",
  },
  assistant: {
    name: "Asistente de IA",
    builtIn: "Asistente integrado",
    online: "En línea",
    hint: "Conoce tu nicho, tus objetivos y tu público.",
    ask: "Hacer una pregunta",
    action: "Ver tu plan",
  },
  account: {
    open: "Menú de la cuenta de {{name}}",
    own: "Tu cuenta",
    settings: "Ajustes",
    logOut: "Cerrar sesión",
  },
};
