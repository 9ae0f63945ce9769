import Foundation
import ImageKit
import ListKit
import Reporting
package import ViewKit

/// A nib that provides the view of a controller created in code.
@MainActor
final class NibSource: ControllerSource {
    private let nib: UINib
    /// The top-level objects of the nib other than views. The source keeps them alive.
    private var objects: [AnyObject] = []

    init(_ nib: UINib) {
        self.nib = nib
    }

    func loadView(of controller: UIViewController) -> Bool {
        let created = nib.contents?.instantiate(owner: controller, externalObjects: [:], reuseIdentifier: nil) ?? []
        objects = created.filter { !($0 is UIView) }
        if controller.isViewLoaded { return true }
        if let document = nib.document {
            Diagnostics.report(
                "\(printable(document.name)): no outlet \"view\" of the file's owner; \(type(of: controller)) is empty")
        }
        return false
    }

    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) {
        Diagnostics.report(
            "\(type(of: controller)): segue \"\(printable(identifier))\" not performed: not from a storyboard")
    }
}

extension UIViewController: NibFinding {
    package func findNib() -> (any ControllerSource)? {
        let names = Mirror.names(of: type(of: self))
        let modules = [names.module, ClassLookup.programModule].compactMap(\.self)
        if let nibName { return NibSource(UINib(nibName, bundle: nibBundle, modules: modules)) }
        guard let module = names.module, !ClassLookup.toolkitModules.contains(module) else { return nil }
        let withoutSuffix = names.type.hasSuffix("Controller") ? [String(names.type.dropLast(10))] : []
        for name in withoutSuffix + [names.type]
        where ResourceFolders.find("\(name).xib", in: nibBundle, preferring: modules) != nil {
            return NibSource(UINib(name, bundle: nibBundle, modules: modules))
        }
        return nil
    }
}

@MainActor
extension Mirror {
    /// Returns the module and name of a class.
    fileprivate static func names(of type: AnyClass) -> (module: String?, type: String) {
        (ClassLookup.module(of: type), String(describing: type))
    }
}
