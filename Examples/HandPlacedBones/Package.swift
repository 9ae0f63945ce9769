// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "HandPlacedBones",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .executableTarget(
            name: "HandPlacedBones",
            dependencies: [
                .product(name: "Somo", package: "SkeletonSDL"),
                .product(name: "SDLKit", package: "SkeletonSDL"),
            ])
    ]
)
