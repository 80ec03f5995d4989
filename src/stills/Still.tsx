// A drawn picture in the format, size and hour that suit the visitor.
import { NIGHT, type Sized, srcSet } from "./sourceSet.ts";

export type StillSource = { readonly avif: readonly Sized[]; readonly webp: readonly Sized[] };
export type StillPicture = {
  /** Size in CSS pixels at 1x; keeps the place before the picture arrives. */
  readonly width: number;
  readonly height: number;
  readonly day: StillSource;
  readonly night?: StillSource;
};

export type StillProps = {
  picture: StillPicture;
  /** Empty for a picture that only decorates. */
  alt: string;
  sizes?: string;
  /** For the one picture that decides how soon the page looks finished. */
  priority?: boolean;
  /** For one of several in one place: it is fetched once a style sheet shows it. */
  isChosen?: boolean;
  /** For one that moves: painted anew, it would be missing until it is read again. */
  isMoving?: boolean;
  className?: string | undefined;
  onLoad?: () => void;
};

export function Still(props: StillProps) {
  const { picture, alt, sizes, priority = false, isChosen = false, className, onLoad } = props;
  const { isMoving = false } = props;
  const { width, height, day, night } = picture;
  const wide = sizes ?? `${width}px`;
  const plain = day.webp[day.webp.length - 1];
  return (
    <picture>
      {night && (
        <>
          <source media={NIGHT} type="image/avif" srcSet={srcSet(night.avif)} sizes={wide} />
          {night.webp.length > 0 && (
            <source media={NIGHT} type="image/webp" srcSet={srcSet(night.webp)} sizes={wide} />
          )}
        </>
      )}
      <source type="image/avif" srcSet={srcSet(day.avif)} sizes={wide} />
      <source type="image/webp" srcSet={srcSet(day.webp)} sizes={wide} />
      <img
        src={plain?.url}
        alt={alt}
        width={width}
        height={height}
        loading={priority && !isChosen ? "eager" : "lazy"}
        decoding={priority || isMoving ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : {})}
        className={className}
        onLoad={onLoad}
      />
    </picture>
  );
}
