// The picture over a post: a still drawn from the models, or a file that lies beside the post.
import { Still } from "../stills/Still.tsx";
import { coverPictures } from "./covers.ts";
import type { PostCover as CoverOfPost } from "./post.ts";

type CoverProps = { cover: CoverOfPost; sizes: string; priority?: boolean; className: string };

export function Cover({ cover, sizes, priority = false, className }: CoverProps) {
  if (cover.kind === "still") {
    const { picture, alt } = coverPictures[cover.name];
    return (
      <Still
        picture={picture}
        alt={cover.alt ?? alt}
        sizes={sizes}
        priority={priority}
        className={className}
      />
    );
  }
  const { url, width, height, alt } = cover;
  return (
    <img
      className={className}
      src={url}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
    />
  );
}
