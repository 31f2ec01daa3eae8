import type { Text } from "../namespaces.ts";

export const text: Text<"monetization"> = {
  lead: "Mira lo que ganas con tu contenido y lo que podrías ganar después.",
  stats: {
    label: "Totales",
    total: "Ingresos totales",
    month: "Ingresos del mes",
    partnerships: "Colaboraciones activas",
    conversion: "Tasa de conversión",
  },
  insight: {
    sources:
      "Lo que más crece es «{{fastest}}», {{growth}} respecto al mes anterior, aunque «{{largest}}» sigue aportando el {{share}} de tus ingresos.",
    write: "Escribir una publicación",
    topic: "Cómo gano dinero con mi contenido: {{source}}",
  },
  tabs: {
    revenue: "Resumen de ingresos",
    affiliate: "Marketing de afiliación",
    brands: "Colaboraciones con marcas",
    digital: "Productos digitales",
  },
  revenue: {
    sources: "Fuentes de ingresos",
    ofTotal: "{{share}} del total",
    growth: "Crecimiento mensual",
    sinceLastMonth: "respecto al mes anterior",
    months: "Ingresos por mes",
  },
  affiliate: {
    top: "Productos destacados",
    add: "Añadir producto",
    product: "Producto",
    category: "Categoría",
    commission: "Comisión",
    clicks: "Clics",
    sales: "Ventas",
    revenue: "Ingresos",
    none: "Aún no hay productos.",
    more: "Ver más",
    less: "Ver menos",
    recommended: "Categorías recomendadas",
  },
  brands: {
    title: "Marcas que buscan colaborar",
    category: "Categoría",
    followers: "Seguidores mínimos",
    rate: "Por publicación",
    apply: "Solicitar ahora",
    applyTo: "{{action}}: {{brand}}",
    status: { open: "Abierta", new: "Nueva", closing: "Se cierra pronto" },
  },
  digital: {
    title: "Productos digitales",
    create: "Crear producto",
    start: "Empezar",
    ebooks: {
      title: "Libros electrónicos",
      about: "Reúne tus mejores recetas en un libro que la gente lleve en el móvil.",
    },
    courses: { title: "Cursos en línea", about: "Enseña lo que mejor haces, en lecciones de diez minutos." },
    templates: { title: "Plantillas", about: "Comparte tus menús y listas de la compra, listos para rellenar." },
  },
  sample: {
    sources: {
      sponsored: "Publicaciones patrocinadas",
      affiliate: "Enlaces de afiliación",
      ads: "Anuncios en vídeos",
      digital: "Libros y cursos",
    },
    products: {
      pan: { name: "Sartén de hierro, 28 cm", category: "Utensilios" },
      knife: { name: "Cuchillo de chef", category: "Utensilios" },
      spices: { name: "Ocho botes de especias", category: "Alimentación" },
      boxes: { name: "Fiambreras de vidrio", category: "Almacenaje" },
    },
    categories: {
      cookware: "Utensilios",
      groceries: "Alimentación",
      storage: "Almacenaje",
      books: "Libros de cocina",
      appliances: "Pequeños electrodomésticos",
    },
    brands: {
      greenfork: {
        category: "Alimentación",
        description: "Busca cenas rápidas con su gama vegetal, dos publicaciones al mes.",
      },
      copperleaf: {
        category: "Utensilios",
        description: "Lanza una nueva línea de sartenes y quiere primeras impresiones sinceras en vídeo.",
      },
      lumen: {
        category: "Hogar",
        description: "Quiere una serie de historias sobre cocinas pequeñas, con sus lámparas al fondo.",
      },
    },
  },
};
