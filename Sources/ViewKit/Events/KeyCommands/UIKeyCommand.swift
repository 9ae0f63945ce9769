public import SelectorKit

/// A keyboard shortcut that calls a method on a responder, or a closure. In a menu, the shortcut is shown beside the
/// title.
///
/// `.command` means the Ctrl key, which takes the place of the Command key on Linux desktops. Only a command that needs
/// both `.command` and `.control` is performed with Ctrl and the Super key.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The text that the key types without modifiers, or an `input` constant for a key that types no text; `nil` for a
    /// command that the keyboard can't perform.
    open internal(set) var input: String?
    /// The modifier keys to hold. Empty by default.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// `true` if the command takes precedence over text input and over keys that views handle, such as arrow keys in a
    /// list. `false` by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command that the keyboard can't perform, for subclasses with their own initializer.
    public override init() {
        super.init()
    }

    /// Creates a command without a title that calls the method `action`.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that calls the method `action`, which has no parameters or takes the command, on the nearest
    /// object in the responder chain that can perform it.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        self.input = input
        self.modifierFlags = modifierFlags
    }

    /// Creates a command that calls `handler` with itself. Not part of UIKit.
    @preconcurrency
    public convenience init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.init()
        shownTitle = title
        displayedImage = image
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = { if let command = $0 as? UIKeyCommand { handler(command) } }
    }

    /// The modifier keys to hold on the desktop: `.command` is Ctrl, or Super if the command also needs Ctrl.
    package var desktopModifierFlags: UIKeyModifierFlags {
        guard modifierFlags.contains(.command), !modifierFlags.contains(.control) else { return modifierFlags }
        return modifierFlags.subtracting(.command).union(.control)
    }
}
