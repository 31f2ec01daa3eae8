import { Accordion } from "@trellis/ui/accordion";
import { Breadcrumb } from "@trellis/ui/breadcrumb";
import { Button, ButtonLink } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Stack } from "@trellis/ui/layout";
import { TextField } from "@trellis/ui/text-field";
import { Link, Route, Routes } from "react-router-dom";

function darken() {
  document.documentElement.dataset.theme = "dark";
  localStorage.setItem("theme", "dark");
}

function Newsletter() {
  return (
    <Stack as="section" gap={6} style={{ maxWidth: 480, margin: "0 auto", padding: 16 }}>
      <Breadcrumb
        label="Breadcrumb"
        items={[{ label: "Home", href: "/" }]}
        current="Newsletter"
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
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
      <Button variant="secondary" onClick={darken}>
        Dark theme
      </Button>
      <ButtonLink variant="quiet" render={<Link to="/about" />}>
        About
      </ButtonLink>
    </Stack>
  );
}

/** The routes of the app. The router around them differs between the server and the browser. */
export const App = () => (
  <Routes>
    <Route path="/" element={<Newsletter />} />
    <Route path="/about" element={<h1>About</h1>} />
  </Routes>
);
