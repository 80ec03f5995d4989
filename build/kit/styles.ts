// What the package's one style sheet begins with; the styles of its parts follow.
import "./ground.css";
import "@loamstead/ui/elements.css";
