// The newest posts and how they look, for other pages: apart from the news pages, which are heavier.

/** The newest posts, as the build has read them. */
export { latest } from "virtual:news/latest";
export { LeadPost } from "../LeadPost.tsx";
export { PostRows } from "../PostRows.tsx";
