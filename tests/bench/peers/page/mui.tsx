import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { Contestant } from "./contestant.ts";

export const mui: Contestant = {
  name: "MUI 9",
  Button: (props) => <Button variant="contained" {...props} />,
  Field: TextField,
};
