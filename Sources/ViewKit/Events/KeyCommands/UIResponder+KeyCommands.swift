extension UIResponder {
    /// Performs the first of the responder's key commands that matches `press`. With `onlyPriority`, considers only
    /// commands that want priority over the behavior of views; otherwise, ignores keys that type text into the first
    /// responder. Returns `true` if there is such a command, which a repeated press doesn't perform again unless the
    /// key repeats commands.
    package func performKeyCommand(for press: UIPress?, onlyPriority: Bool = false) -> Bool {
        guard let press else { return false }
        let added = (self as? UIViewController)?.addedKeyCommands ?? []
        return performKeyCommand(in: (keyCommands ?? []) + added, for: press, onlyPriority: onlyPriority)
    }

    /// Performs the first of `commands` that matches `press`, as `performKeyCommand(for:onlyPriority:)` does. Tries the
    /// key's first input with every command before trying the next input.
    package func performKeyCommand(in commands: [UIKeyCommand], for press: UIPress, onlyPriority: Bool) -> Bool {
        guard let key = press.key, !commands.isEmpty else { return false }
        let matches = key.inputs.flatMap { input in commands.filter { key.performs($0, as: input) } }
        for command in matches where command.wantsPriorityOverSystemBehavior || !onlyPriority {
            let window = responderWindow
            if !onlyPriority, key.typesText, window?.textReceiver != nil { return false }
            let sources: [UIResponder] = [window?.firstKeyResponder, self].compactMap(\.self)
            let source = sources.first {
                command.validate(from: $0)
                return command.isPerformable(from: $0)
            }
            guard let source else { continue }
            // The key may also type text, even with Alt, and the command may focus a text input.
            window?.pointer.ignoresText = true
            if !press.isRepeat || key.repeatsCommands { command.performWithSender(source, target: nil) }
            return true
        }
        return false
    }
}

extension UIViewController {
    /// Adds a keyboard shortcut, which is performed while the controller is visible.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a keyboard shortcut that was added with `addKeyCommand(_:)`.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }
}

extension UIWindow {
    /// Performs the first matching key command that wants priority, searching the responders that receive `press` and
    /// then the frontmost controllers. Returns `true` if there is such a command; always `false` while a pop-up is
    /// open.
    func performPriorityKeyCommand(for press: UIPress) -> Bool {
        guard popUp == nil else { return false }
        return sequence(first: firstKeyResponder, next: \.next).contains {
            $0.performKeyCommand(for: press, onlyPriority: true)
        } || performFrontKeyCommand(for: press, onlyPriority: true)
    }

    /// Performs a key command of the frontmost visible controllers, the innermost first, even if the first responder is
    /// elsewhere, for example in a navigation bar; otherwise performs a command of the menu bar. Returns `true` if
    /// there is such a command, or if the key moves the focus to or from the menu bar.
    func performFrontKeyCommand(for press: UIPress, onlyPriority: Bool = false) -> Bool {
        func perform(in controller: UIViewController) -> Bool {
            controller.visibleChildren.contains(where: perform)
                || controller.performKeyCommand(for: press, onlyPriority: onlyPriority)
        }
        if let frontController, perform(in: frontController) { return true }
        return menuBar?.handle(press, onlyPriority: onlyPriority) ?? false
    }
}

extension UIKey {
    /// `true` for the keys that open a context menu: the Menu key and Shift+F10.
    var opensContextMenu: Bool {
        switch keyCode {
        case .keyboardApplication, .keyboardMenu: isPlain && !modifierFlags.contains(.shift)
        case .keyboardF10: isPlain && modifierFlags.contains(.shift)
        default: false
        }
    }
}
