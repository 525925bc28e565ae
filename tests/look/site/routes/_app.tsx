import type { PageProps } from "fresh";
import { iconsAddress } from "@/components/icon_address.ts";
import { PageScripts } from "@/components/PageScripts.tsx";
import { tagOf } from "@/kernel/texts/languages.ts";
import { wishesOf } from "../sample.ts";

export default function App({ Component, url }: PageProps) {
  const { lang, t, brand, mode } = wishesOf(url);
  return (
    <html lang={tagOf(lang)} data-lang={lang} data-theme={brand} data-mode={mode} data-icons={iconsAddress()}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sample</title>
        <link rel="stylesheet" href="/app.css" />
      </head>
      <body>
        <Component />
        <PageScripts t={t} isLoggedIn={false} />
      </body>
    </html>
  );
}
