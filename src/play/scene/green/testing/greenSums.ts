// What the green's pictures come to, each before a hand, after every one, and in the evening: somebody has looked at them all.
// Where one is meant to be another, its test says what it comes to now: look at it, and write that down.
import type { GreenLook } from "../greenLook.ts";

export const greenSums: Readonly<Record<GreenLook["stands"], string>> = {
  wassail: "7a30493a99152cbd 5215ee4768bffbcb 3fdab0e72b466e9f a1daa317e974eaff 2a17a76ab68426c7",
  candlemas: "7918609a418d4812 65911bfd258b4a35 08a57a4c93289851 a8b194e043398bd2 0ef5312710515e6a",
  lambing: "12e350435a7192ba 6360b5a3e65816cc f23ecfdf873f4688 102c9e8d533995f4 307c83069b4283c4",
  maypole: "e7475e03e81afc24 d91ac5822d44bb0f d531b1063213afe6 64eb2504d2061c5f 7393a71a7f5b23c3",
  hay: "7e3f144a87683efa 6834804856d10b10 454fd5cc686e311b bb48035eda05f7ad fc421e1949979770",
  longTable: "5c539309a5fe2017 997b08cedb23fe4f 37809990553c0d3f c953ec7f7e1a025a 9f7a8536167029a4",
  lammas: "ac80dd2c83097b75 309a6c8d61ffc9c7 3678caec4fddbff6 65893cd33d1c6793 6663d7ec83eed8b2",
  weighIn: "7ce9cada4acf2125 34698a8e3a6d1a61 eab5bca492a14fd4 b47a3cb235d1b5c7 f94fd99b9ffe130a",
  appleDay: "08461da56db75362 3b0731d0db1649f5 6ecf5cfd820fa2af 32a628262dc75001 042253530025eaa7",
  stirUp: "86bbe04ae851ee82 53414306cb277c55 875e1923e6a32077 bb2e36ad6b11e5b5 9a261b30040f8b53",
  lanterns: "d07ab5c6a7bd76bb e69629ef69017550 521af0c7ab30ac3f 1e78404bb655202f a2baaab16339cfac",
  midwinter: "b25d617321f5720e b8312cbf97ca4869 c6fa2ec63aac1c52 17459a93aeae74e5 7d0eea5d120d25b5",
  harvestHome: "891a94d16e8d03ab b87df0ac64dee6c2 f18f26bad273c905",
  pedlar: "d905bdb7a13140a9",
};
