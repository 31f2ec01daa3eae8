import "@trellis/ui/theme.css";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";

const root = document.querySelector("#root");
if (root)
  hydrateRoot(
    root,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
