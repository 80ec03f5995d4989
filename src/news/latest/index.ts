// The newest posts and how they look, for other pages: apart from the news pages, which are heavier.
export { latest } from "virtual:news/latest";
export { LeadPost } from "../LeadPost.tsx";
export { PostRows } from "../PostRows.tsx";
