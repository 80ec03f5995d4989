// Opens the page of the kit while the site is developed; no build has it.
import { createRoot } from "react-dom/client";
import "../base.css";
import { KitPage } from "./KitPage.tsx";

createRoot(document.getElementById("root")!).render(<KitPage />);
