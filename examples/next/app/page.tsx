import { Accordion } from "@trellis/ui/accordion";
import { Breadcrumb } from "@trellis/ui/breadcrumb";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Stack } from "@trellis/ui/layout";
import { TextField } from "@trellis/ui/text-field";
import { ThemeSwitch } from "./theme-switch";

/** A server component: only the theme switch runs app code in the browser. */
export default function Page() {
  return (
    <Stack as="section" gap={6} style={{ maxWidth: 480, margin: "0 auto", padding: 16 }}>
      <Breadcrumb label="Breadcrumb" items={[{ label: "Home", href: "/" }]} current="Newsletter" />
      <h1>Newsletter</h1>
      <Card title="Subscribe">
        <Stack>
          <TextField label="Email" name="email" type="email" />
          <Button type="submit">Keep me posted</Button>
        </Stack>
      </Card>
      <Accordion
        titleLevel={2}
        items={[{ key: "often", title: "How often do you write?", children: "Once a month." }]}
      />
      <ThemeSwitch />
    </Stack>
  );
}
