import type { Text } from "../namespaces.ts";

export const text: Text<"soon"> = {
  badge: "Aún por construir",
  calendar: "Aquí verás tus publicaciones por mes y por semana.",
  analytics: "Aquí leerás los últimos 30 días de tu canal de YouTube.",
  engagement: "Aquí encontrarás tus comentarios e ideas para hablar con tu público.",
  monetization: "Aquí verás lo que ganas con tu contenido.",
  toRoadmap: "Ir a tu hoja de ruta",
};
