import { Button, Form, Input } from "antd";
import type { Contestant } from "./contestant.ts";

export const antd: Contestant = {
  name: "antd 6",
  Button: (props) => <Button type="primary" {...props} />,
  Field: ({ label, id, onChange }) => (
    <Form.Item label={label} htmlFor={id}>
      <Input id={id} onChange={onChange} />
    </Form.Item>
  ),
};
