import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { Menu, MenuItem } from "@trellis/ui/menu";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { pageLanguage } from "../apps/web/src/platform/language.ts";
import { token } from "../apps/web/src/platform/token.ts";
import { type DemoMail, demoPaths, type Person, people } from "./calls.ts";
import { texts } from "./texts.ts";

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tr-space-2);
  align-items: center;
  justify-content: flex-end;
  padding: var(--tr-space-1) var(--tr-space-4);
  border-bottom: 1px solid var(--tr-line);
  color: var(--tr-on-ai-soft);
  background: var(--tr-ai-soft);
  font-size: var(--tr-size-sm);

  & > p {
    flex: 1 1 16rem;
    margin: 0;
  }
`;

const Mails = styled.div`
  display: grid;
  gap: var(--tr-space-4);

  & iframe {
    width: 100%;
    height: 480px;
    border: 1px solid var(--tr-line);
    border-radius: var(--tr-radius-md);
    /* Emails set their own light background. */
    color-scheme: light;
  }
`;

/** Signs in as a demo user, or signs out for the visitor. The app notices the change after a reload. */
export async function signInAs(person: Person): Promise<void> {
  const reply = await fetch(`${demoPaths.signIn}?person=${person}`, { method: "POST" });
  const { token: opened } = (await reply.json()) as { token: string | null };
  if (opened === null) token.forget();
  else token.write(opened);
}

/** Deletes all changes that the visitor made in the demo, and signs in as the creator. */
async function reset(): Promise<void> {
  await fetch(demoPaths.reset, { method: "POST" });
  sessionStorage.clear();
  for (const key of ["recentCommands", "trellis.reply-drafts"]) localStorage.removeItem(key);
  await signInAs("creator");
}

/** Returns the current language of the page, which the app can change. */
const useLanguage = () =>
  useSyncExternalStore((changed) => {
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ["lang"] });
    return () => observer.disconnect();
  }, pageLanguage);

/** Bar with a notice that this is a demo. It switches the user, shows the emails and resets the demo. */
export function DemoBar({ onChange }: { onChange: () => void }): ReactNode {
  const language = useLanguage();
  const text = texts[language];
  const [mails, setMails] = useState<DemoMail[]>();
  const [isAsking, setIsAsking] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const openMails = async () => setMails((await (await fetch(demoPaths.mails)).json()) as DemoMail[]);
  const startOver = async () => {
    setIsResetting(true);
    await reset();
    setIsResetting(false);
    setIsAsking(false);
    onChange();
  };
  return (
    <Bar aria-label={text.demo}>
      <p>
        <b>{text.demo}</b> {text.note}
      </p>
      <Menu trigger={<Button variant="quiet">{text.person}</Button>}>
        {people.map((person) => (
          <MenuItem key={person} onSelect={() => void signInAs(person).then(onChange)}>
            {text.people[person]}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="quiet" onClick={() => void openMails()}>
        {text.mails}
      </Button>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text.reset}
      </Button>
      <Dialog
        open={mails !== undefined}
        title={text.mails}
        description={text.mailsNote}
        size="lg"
        closeLabel={text.close}
        onClose={() => setMails(undefined)}
      >
        <Mails>
          {mails?.length === 0 && <p>{text.noMails}</p>}
          {mails?.map(({ id, to, subject, html, sentAt }, index) => (
            <details key={id} open={index === 0}>
              <summary>
                <b>{subject}</b> · {to} · {time.format(new Date(sentAt))}
              </summary>
              <iframe
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                title={subject}
                srcDoc={html.replace("<head>", '<head><base target="_blank">')}
              />
            </details>
          ))}
        </Mails>
      </Dialog>
      <AlertDialog
        open={isAsking}
        title={text.resetTitle}
        description={text.resetNote}
        confirmLabel={text.reset}
        cancelLabel={text.cancel}
        loading={isResetting}
        onConfirm={() => void startOver()}
        onCancel={() => setIsAsking(false)}
      />
    </Bar>
  );
}
