"use client";
import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { CommandOption } from "./command-option.tsx";
import { matchCommands, nextCommand } from "./match.ts";
import type { Command, CommandGroup } from "./command.ts";

interface CommandSearchProps<Key extends string> {
  label: string;
  placeholder: string | undefined;
  groups: readonly CommandGroup<Key>[];
  typedGroups: ((query: string) => readonly CommandGroup<Key>[]) | undefined;
  onChoose: (key: Key, query: string) => void;
  emptyText: (query: string) => ReactNode;
  countText: (count: number) => string;
}

/** Search field and results. Focus stays in the field; `aria-activedescendant` marks the active option. */
export function CommandSearch<Key extends string>(props: CommandSearchProps<Key>): ReactNode {
  const { label, placeholder, groups, typedGroups, onChoose, emptyText, countText } = props;
  const id = useId();
  const [query, setQuery] = useState("");
  const [activeKey, setActiveKey] = useState<Key>();
  const typed = query.trim();
  const found = [...matchCommands(groups, query), ...(typed === "" ? [] : (typedGroups?.(typed) ?? []))];
  const commands = found.flatMap((group) => group.commands);
  const active = commands.find(({ key }) => key === activeKey) ?? commands[0];
  const optionId = (key: string) => `${id}-${key}`;

  const choose = ({ key, disabled }: Command<Key>) => {
    if (!disabled) onChoose(key, typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return;
    if (event.key === "Enter") {
      event.preventDefault();
      choose(active);
      return;
    }
    const next = nextCommand(commands.length, commands.indexOf(active), event.key);
    const command = next === undefined ? undefined : commands[next];
    if (!command || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActiveKey(command.key);
    document.getElementById(optionId(command.key))?.scrollIntoView({ block: "nearest" });
  };

  return (
    <>
      <div className="search">
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActiveKey(undefined);
          }}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={label} hidden={commands.length === 0}>
        {found.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-in-${group.key}`}>
            <div className="heading" id={`${id}-in-${group.key}`}>
              {group.label}
            </div>
            {group.commands.map((command) => (
              <CommandOption
                key={command.key}
                id={optionId(command.key)}
                command={command}
                active={command === active}
                onPoint={() => setActiveKey(command.key)}
                onChoose={() => choose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <div role="status">
        {commands.length === 0 ? (
          <p className="empty">{emptyText(query)}</p>
        ) : (
          <VisuallyHidden>{query ? countText(commands.length) : ""}</VisuallyHidden>
        )}
      </div>
    </>
  );
}
