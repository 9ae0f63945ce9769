import Foundation
import ImageKit
import Reporting
import ViewKit

extension ObjectGraph {
    /// Returns the image named by the attribute or child `key` of `element`; `nil` if there is no name. If the image
    /// isn't found, logs a warning and returns `nil`. With `catalog="system"`, the name is the name of a symbol.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        let reference = element.child("imageReference", key: key)
        guard let name = reference?["image"] ?? element[key] else { return nil }
        let isSymbol = (reference ?? element)["catalog"] == "system"
        let configuration =
            reference?.symbolConfiguration("symbolConfiguration")
            ?? element.symbolConfiguration("preferredSymbolConfiguration")
            ?? element.symbolConfiguration("preferredSymbolConfigurationForImage")
        let image = image(named: name, isSymbol: isSymbol, configuration, at: reference ?? element)
        switch reference?["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    /// Returns the image or symbol `name`. If it isn't found, logs a warning and returns `nil`.
    func image(
        named name: String, isSymbol: Bool, _ configuration: UIImage.SymbolConfiguration? = nil,
        at element: InterfaceElement
    ) -> UIImage? {
        let image =
            isSymbol ? UIImage(systemName: name, withConfiguration: configuration) : UIImage(resource: name)
        if image == nil {
            let isFound = !isSymbol && ImageFiles.find(name, in: nil) != nil
            let similar = isSymbol || isFound ? nil : ResourceNames.similar(to: name, .image)
            let reason = isFound ? "can't be read" : "not found" + didYouMean(similar)
            document.report("\(isSymbol ? "symbol" : "image") \"\(printable(name))\" \(reason)", at: element)
            if isFound { return blankImage(name) }
        }
        return image
    }

    /// Returns a transparent image with the size that the file lists for the image `name`; `nil` if it lists none.
    /// Reserves the space of an image that can't be read.
    private func blankImage(_ name: String) -> UIImage? {
        guard let resource = document.imageResources[name], let width = resource.number("width"),
            let height = resource.number("height"), min(width, height) >= 1, max(width, height) <= 2048
        else { return nil }
        return UIImage(blank: CGSize(width: width, height: height))
    }
}

extension InterfaceElement {
    /// Returns the symbol configuration whose `key` attribute is `key`, or else the first
    /// `preferredSymbolConfiguration` child; `nil` if there is neither.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        let child =
            child("preferredSymbolConfiguration", key: key) ?? child("symbolConfiguration", key: key)
            ?? child("preferredSymbolConfiguration")
        guard let child else { return nil }
        let weight = child["weight"].flatMap { Self.symbolWeights[$0] } ?? .regular
        let scale: UIImage.SymbolScale? =
            switch child["scale"] {
            case "small": .small
            case "medium": .medium
            case "large": .large
            default: nil
            }
        if let size = child.number("pointSize"), size > 0 {
            return scale.map { UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: $0) }
                ?? UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        }
        if let scale { return UIImage.SymbolConfiguration(scale: scale) }
        return UIImage.SymbolConfiguration(weight: weight)
    }

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
