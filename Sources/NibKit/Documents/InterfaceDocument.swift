import Foundation
import Reporting

/// A parsed storyboard or xib file, before any objects are created from it.
final class InterfaceDocument {
    enum Kind {
        case storyboard, xib
    }

    /// The name for messages: the file's last path component, after the bundle if that belongs to a library, or another
    /// name if the document was parsed from data. Computed for the first message.
    private(set) lazy var name = makeName()
    private let makeName: () -> String
    /// The file; `nil` if the document was parsed from data.
    let url: URL?
    let kind: Kind
    let root: InterfaceElement
    /// `true` if the document is previewed outside the app, whose classes are not available.
    var isPreview = false
    /// The values of named colors in the file, by name.
    private(set) var namedColors: [String: InterfaceElement] = [:]
    /// The image resources by name. They contain the sizes of the images in points.
    private(set) var imageResources: [String: InterfaceElement] = [:]
    /// The scenes of a storyboard, by the element identifiers of their controllers.
    private var scenes: [String: InterfaceElement] = [:]
    /// The controllers of a storyboard, by their storyboard identifiers.
    private var controllers: [String: InterfaceElement] = [:]
    /// The colors that Xcode wrote for system colors, by the names of these colors.
    private(set) var systemColors: [String: InterfaceElement] = [:]
    /// The unknown values and elements of the scenes or objects that have been searched.
    var misspellings: [ObjectIdentifier: [Misspelling]] = [:]
    /// The missing classes of a preview, sorted; `nil` before they have been searched.
    var missingClasses: [String]?

    /// The maximum size of a file, in bytes.
    static let maximumFileSize = 16 * 1024 * 1024

    /// Parses `data`. Throws if it isn't an iOS storyboard or xib from Xcode 5 or later.
    /// `url` is the file with the data, if any.
    init(_ data: Data, name: @autoclosure @escaping () -> String, url: URL? = nil) throws(InterfaceError) {
        makeName = name
        self.url = url
        root = try InterfaceParser.parse(data, name: name())
        guard root.name == "document" else {
            let reason =
                root.name == "archive"
                ? "the format of Xcode 4 is not supported; open and save the file with a newer Xcode"
                : "not an interface file: the root element is <\(printable(root.name))>"
            throw InterfaceError(file: name(), line: root.line, reason: reason)
        }
        switch root["type"] {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .xib
        case let type:
            throw InterfaceError(
                file: name(), line: root.line,
                reason: "not an iOS storyboard or xib: the type is \(printable(type ?? "missing"))")
        }
        collectResources()
        if kind == .storyboard { collectScenes() }
    }

    /// Reads and parses the file at `url`, with the texts in the user's language. `name` names the file in messages;
    /// `nil`, the default, uses its last path component.
    convenience init(
        contentsOf url: URL, name: @autoclosure @escaping () -> String? = nil
    ) throws(InterfaceError) {
        let data: Data
        do {
            data = try LocalFiles.read(url.path, limit: Self.maximumFileSize)
        } catch {
            throw InterfaceError(file: name() ?? url.lastPathComponent, line: nil, reason: error.description)
        }
        try self.init(data, name: name() ?? url.lastPathComponent, url: url)
        LocalizedStrings(of: url)?.apply(to: root, of: self.name)
    }

    /// The top-level objects of a xib, excluding placeholders.
    var topLevelObjects: [InterfaceElement] { root.children(in: "objects").filter { $0.name != "placeholder" } }

    /// The placeholders of a xib, such as the file's owner.
    var placeholders: [InterfaceElement] { root.children(in: "objects").filter { $0.name == "placeholder" } }

    /// The controller of the initial scene; `nil` if there is no initial scene.
    var initialController: InterfaceElement? {
        root["initialViewController"].flatMap { id in scenes[id].flatMap { Self.controller(in: $0) } }
    }

    /// The storyboard identifiers, sorted.
    var identifiers: [String] { controllers.keys.sorted() }

    /// The controllers of all scenes, in file order.
    var allControllers: [InterfaceElement] { root.children(in: "scenes").compactMap(Self.controller) }

    /// Returns the controller with the storyboard identifier `identifier`.
    func controller(identifier: String) -> InterfaceElement? { controllers[identifier] }

    /// Returns the controller whose element has the identifier `id`.
    func controller(id: String) -> InterfaceElement? { scenes[id].flatMap(Self.controller) }

    /// Returns the scene of the controller whose element has the identifier `id`.
    func scene(ofController id: String) -> InterfaceElement? { scenes[id] }

    /// Logs a warning with `reason` and the location of `element` in the file. `line` is the line of a part of the
    /// element; `nil`, the default, uses the line of the element.
    func report(_ reason: String, at element: InterfaceElement, line: Int? = nil) {
        // Colors, for example, have no identifier, so that the element that contains them is named, too.
        let owner = element.id == nil ? owners[ObjectIdentifier(element)] : nil
        let id = (element.id ?? owner?.id).map { ", id \(printable($0))" } ?? ""
        let place = "<\(printable(element.name))>" + (owner.map { " in <\(printable($0.name))>" } ?? "")
        Diagnostics.report("\(printable(name)):\(line ?? element.line): \(reason) (\(place)\(id))")
    }

    /// The nearest enclosing element with an identifier, for each element without one. Computed for the first message
    /// that needs it.
    private lazy var owners: [ObjectIdentifier: InterfaceElement] = {
        var owners: [ObjectIdentifier: InterfaceElement] = [:]
        var pending: [(element: InterfaceElement, owner: InterfaceElement?)] = [(root, nil)]
        while let (element, owner) = pending.popLast() {
            if element.id == nil { owners[ObjectIdentifier(element)] = owner }
            let next = element.id == nil ? owner : element
            for child in element.children { pending.append((child, next)) }
        }
        return owners
    }()

    // MARK: Private

    private func collectResources() {
        for resource in root.children(in: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor": namedColors[name] = resource.child("color")
            case "image": imageResources[name] = resource
            case "systemColor": systemColors[name] = resource.child("color")
            default: break
            }
        }
    }

    private func collectScenes() {
        for scene in root.children(in: "scenes") {
            guard let controller = Self.controller(in: scene), let id = controller.id else { continue }
            if scenes[id] == nil { scenes[id] = scene } else { report("duplicate id ignored", at: controller) }
            guard let identifier = controller["storyboardIdentifier"] else { continue }
            if controllers[identifier] == nil {
                controllers[identifier] = controller
            } else {
                report("duplicate storyboard identifier \"\(printable(identifier))\" ignored", at: controller)
            }
        }
    }

    /// Returns the controller of `scene`: its first object marked as a view controller.
    private static func controller(in scene: InterfaceElement) -> InterfaceElement? {
        scene.children(in: "objects").first { $0["sceneMemberID"] == "viewController" }
    }
}

/// An error in an interface file, with its location.
struct InterfaceError: Error, CustomStringConvertible {
    let file: String
    /// The line number, starting at 1; `nil` if the error concerns the whole file.
    let line: Int?
    /// The column of an error in the XML, starting at 1; `nil` for other errors.
    var column: Int?
    let reason: String

    var description: String {
        let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(printable(file))\(place): \(reason)"
    }
}
