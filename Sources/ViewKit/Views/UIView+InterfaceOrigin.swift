import Foundation
import Reporting

private enum InterfaceOrigin: ViewAttachmentKey {
    static var defaultValue: (id: String, file: URL?)? { nil }
}

extension UIView {
    /// The identifier of the view's element in the interface file; `nil` for views created in code.
    package var interfaceIdentifier: String? { self[InterfaceOrigin.self]?.id }

    /// The file with the view's element; `nil` for views created in code or from data.
    package var interfaceFile: URL? { self[InterfaceOrigin.self]?.file }

    /// Records the element that the view was created from.
    package func setInterfaceOrigin(id: String, file: URL?) {
        self[InterfaceOrigin.self] = (id, file)
    }

    /// The view's name in messages: its class and, if it was created from an interface file, the identifier of its
    /// element and the file's name, for example "UIView (id x7Q-3c-aaB in Main.storyboard)".
    package var messageName: String {
        guard let id = interfaceIdentifier else { return "\(type(of: self))" }
        let file = interfaceFile.map { " in \(printable($0.lastPathComponent))" } ?? ""
        return "\(type(of: self)) (id \(printable(id))\(file))"
    }
}
