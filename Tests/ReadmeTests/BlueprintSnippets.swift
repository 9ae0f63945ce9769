import Foundation
import SkeletonView
import Testing

// The Swift code of the article about blueprints; see Snippets.swift.

@MainActor
func takeBlueprint(view: UIView, file: URL) throws {
    // snippet
    guard let blueprint = view.sk.blueprint else { return }
    try JSONEncoder().encode(blueprint).write(to: file)
    // end
}

@MainActor
func showBlueprint(window: UIWindow, file: URL) throws {
    // snippet
    let blueprint = try JSONDecoder().decode(SkeletonBlueprint.self, from: Data(contentsOf: file))
    window.addSubview(SkeletonBlueprintView(blueprint))
    // end
}

@MainActor
func writeBlueprint(_ blueprint: SkeletonBlueprint, page: URL, drawing: URL) throws {
    // snippet
    try Data(blueprint.html().utf8).write(to: page)
    try Data(blueprint.svg().utf8).write(to: drawing)
    // end
}

@MainActor
func compareBlueprint(screen: UIView, kept: SkeletonBlueprint) {
    // snippet
    #expect(screen.sk.blueprint?.bones.map(\.frame) == kept.bones.map(\.frame))
    // end
}
