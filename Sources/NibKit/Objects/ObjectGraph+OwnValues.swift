import ControlKit
import Foundation
import ListKit
import ViewKit

/// Sets the values specific to a view's class.
extension ObjectGraph {
    func setOwnValues(of view: UIView, from element: InterfaceElement) {
        switch view {
        case let label as UILabel: setValues(of: label, from: element)
        case let picture as UIImageView: setValues(of: picture, from: element)
        case let stack as UIStackView: setValues(of: stack, from: element)
        case let field as UITextField: setValues(of: field, from: element)
        case let table as UITableView: setValues(of: table, from: element)
        case let collection as UICollectionView: setValues(of: collection, from: element)
        case let text as UITextView: setValues(of: text, from: element)
        case let scroll as UIScrollView: setScrollValues(of: scroll, from: element)
        case let cell as UITableViewCell: setValues(of: cell, from: element)
        case let cell as UICollectionViewCell: setValues(of: cell, from: element)
        case let part as UICollectionReusableView: part.setReuseIdentifier(cellIdentifier(of: element))
        case let control as UIControl: setControlValues(of: control, from: element)
        case let indicator as UIActivityIndicatorView: setValues(of: indicator, from: element)
        case let progress as UIProgressView: setValues(of: progress, from: element)
        case let effect as UIVisualEffectView: setValues(of: effect, from: element)
        case let bar as UINavigationBar: setValues(of: bar, from: element)
        case let bar as UITabBar: setValues(of: bar, from: element)
        case let bar as UIToolbar: setValues(of: bar, from: element)
        case let bar as UISearchBar: setValues(of: bar, from: element)
        default: break
        }
    }

    private func setValues(of picture: UIImageView, from element: InterfaceElement) {
        if let configuration = element.symbolConfiguration("preferredSymbolConfiguration") {
            picture.preferredSymbolConfiguration = configuration
        }
        picture.image = image("image", of: element)
    }

    private func setValues(of stack: UIStackView, from element: InterfaceElement) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        if let alignment = element["alignment"].flatMap({ Self.alignments[$0] }) { stack.alignment = alignment }
        if let distribution = element["distribution"].flatMap({ Self.distributions[$0] }) {
            stack.distribution = distribution
        }
        if let spacing = element.number("spacing") { stack.spacing = spacing }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        // Interface Builder writes margins only for stack views that use them.
        let hasMargins = element.insets("layoutMargins") ?? element.insets("directionalLayoutMargins")
        if hasMargins != nil { stack.isLayoutMarginsRelativeArrangement = true }
    }

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private func setValues(of indicator: UIActivityIndicatorView, from element: InterfaceElement) {
        switch element["style"] {
        case "large", "whiteLarge": indicator.style = .large
        default: indicator.style = .medium
        }
        indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        if element["style"] == "white" || element["style"] == "whiteLarge" { indicator.color = .white }
        if let color = element.color("color", in: document) { indicator.color = color }
        if element.bool("animating") == true { indicator.startAnimating() }
    }

    private func setValues(of progress: UIProgressView, from element: InterfaceElement) {
        if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
        progress.progress = Float(element.number("progress") ?? 0)
        if let color = element.color("progressTintColor", in: document) { progress.progressTintColor = color }
        if let color = element.color("trackTintColor", in: document) { progress.trackTintColor = color }
    }

    private func setValues(of effect: UIVisualEffectView, from element: InterfaceElement) {
        if let blur = element.child("blurEffect") {
            effect.effect = UIBlurEffect(style: Self.materials[blur["style"] ?? ""] ?? .regular)
        }
        if let content = element.child("view", key: "contentView") { configure(effect.contentView, from: content) }
    }

    private static let materials: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
    ]
}
