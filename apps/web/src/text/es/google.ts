import type { Text } from "../namespaces.ts";

export const text: Text<"google"> = {
  off: { title: "Aquí no se puede iniciar sesión con Google", hint: "Usa tu correo y tu contraseña." },
  blocked: {
    title: "Tu navegador ha bloqueado la ventana de Google",
    hint: "Permite las ventanas emergentes de Trellis y vuelve a intentarlo.",
  },
  closed: { title: "Se ha cerrado la ventana de Google", hint: "No has iniciado sesión. Inténtalo cuando quieras." },
  unreachable: {
    title: "Google no ha podido confirmar quién eres",
    hint: "Vuelve a intentarlo o usa tu correo y tu contraseña.",
  },
};
