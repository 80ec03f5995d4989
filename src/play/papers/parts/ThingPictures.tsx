// Small pictures of what is kept and built, of tools, and of what takes no room in the barn.
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import type { FarmTool } from "../../../farm/tables/tools.ts";
import type { YardId } from "../../../farm/tables/yard.ts";
import { keptPictures } from "../../pictures/keptPictures.ts";
import { storePictures } from "../../pictures/storePictures.ts";
import { toolPicture } from "../../pictures/toolPictures.ts";
import { yardPictures } from "../../pictures/yardPictures.ts";
import { SmallPicture } from "./SmallPicture.tsx";

export const KeepPicture = ({ keep }: { readonly keep: ProducerKind }) => (
  <SmallPicture src={keptPictures[keep]} />
);

type ToolPictureProps = {
  readonly tool: FarmTool;
  /** How far it has come; none is what one begins with. */
  readonly rung: number;
};

export const ToolPicture = ({ tool, rung }: ToolPictureProps) => (
  <SmallPicture src={toolPicture(tool, rung)} />
);

export const YardPicture = ({ thing }: { readonly thing: YardId }) => (
  <SmallPicture src={yardPictures[thing]} />
);

type StorePictureProps = { readonly of: keyof typeof storePictures };

export const StorePicture = ({ of }: StorePictureProps) => <SmallPicture src={storePictures[of]} />;
